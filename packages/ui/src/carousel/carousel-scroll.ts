/**
 * A looped track holds a copy of the last slide, all slides, then a copy of the first; `index`
 * counts these children. Scroll offsets are negative in right-to-left pages.
 */
function centreOf(track: HTMLElement, index: number): number {
  const child = track.children[index]
  if (!(child instanceof HTMLElement)) return track.scrollLeft
  return child.offsetLeft + child.offsetWidth / 2 - track.clientWidth / 2
}

export function scrollToIndex(
  track: HTMLElement,
  index: number,
  behavior: 'auto' | 'instant',
): void {
  track.scrollTo({ left: centreOf(track, index), behavior })
}

/** Child nearest to the centre, and whether scrolling has settled on it. */
export function nearestIndex(track: HTMLElement): { index: number; isSettled: boolean } {
  const distances = Array.from(track.children, (_, index) =>
    Math.abs(centreOf(track, index) - track.scrollLeft),
  )
  const smallest = Math.min(...distances)
  return { index: distances.indexOf(smallest), isSettled: smallest < 2 }
}

export function slideAt(index: number, count: number, isLooped: boolean): number {
  return isLooped ? (index - 1 + count) % count : index
}

/** Index of the real slide when `index` points at a copy. */
export function realIndex(index: number, count: number): number {
  if (index === 0) return count
  return index === count + 1 ? 1 : index
}
