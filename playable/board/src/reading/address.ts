// What the reader chose stands in the address, so that a reload and a shared link keep it. No history entry
// is made, and the clause's fragment stays.

/** An address with one parameter set, or without it (null); the rest of it stays. */
export function withParameter(address: string, name: string, value: string | null): string {
  const url = new URL(address);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  // Commas and colons need no escape in a query, and readers see this address.
  url.search = url.searchParams.toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
  return url.href;
}

/** Take the fragment out of the address, without a history entry. */
export function dropFragment(): void {
  history.replaceState(history.state, "", location.pathname + location.search);
}

export function remember(name: string, value: string | null): void {
  history.replaceState(history.state, "", withParameter(location.href, name, value));
}
