// A file of Python that the bundle takes in as text.
declare module "*.py" {
  const script: string;
  export default script;
}
