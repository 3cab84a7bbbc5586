// Made-up views for the tests: no game's rules, just the protocol's shapes.

export function move(text, clauses = ["w.s.7"]) {
  const [from, rest] = text.split(">");
  const [to, count] = rest.split(":");
  const say = `Дама пик на ${to}`;
  return { move: text, from, to, places: [from, to], count: Number(count ?? 1), card: "QS", onto: "KS", action: null, kind: null, clauses, text: "Д♠ на К♠", say };
}

export function pair(text, clauses = ["w.s.4"]) {
  const [from, to] = text.split(/[+~]/u);
  return { ...move("R1>R2", clauses), move: text, from, to, places: [from, to], count: 2, say: "Дама пик и двойка червей" };
}

export function view(parts = {}) {
  return {
    game: "krepost-1",
    deal: 7,
    readings: {},
    position: "R1: 2H QS; R2: 5C KS; R3: 3D",
    piles: { R1: ["2H", "QS"], R2: ["5C", "KS"], R3: ["3D"], stock: ["#", "#"], F: [] },
    moves: [move("R1>R2")],
    history: [],
    redo: [],
    finish: false,
    state: "play",
    sentence: "",
    clauses: [],
    ...parts,
  };
}
