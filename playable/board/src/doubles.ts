// Two touches of one card in quick succession. Counted here, for `dblclick` doesn't come of every finger.

/** Between the two touches pass at most so many milliseconds. */
const QUICK = 400;

export class Doubles {
  #place = "";
  #time = -Infinity;

  /**
   * A pile was touched at a time in milliseconds; is it the second touch of two?
   *
   * `holding`: cards were in hand before. The first of two touches takes a card; one that lays cards down is none.
   */
  touched(place: string, time: number, holding: boolean): boolean {
    const second = place === this.#place && time - this.#time <= QUICK;
    this.#place = second || holding ? "" : place;
    this.#time = time;
    return second;
  }
}
