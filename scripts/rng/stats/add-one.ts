/** Increments a count; indexes beyond the end are ignored, as in typed arrays. */
export function addOne(counts: Uint32Array, index: number): void {
  counts[index] = (counts[index] ?? 0) + 1
}
