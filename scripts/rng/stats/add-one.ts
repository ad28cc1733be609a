/** Counts one more; places beyond the end are let go, as typed arrays do. */
export function addOne(counts: Uint32Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1
}
