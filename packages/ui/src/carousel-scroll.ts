/**
 * The places of a track are its slides and, once it loops, a copy of the last before the first and
 * of the first after the last. Offsets are negative from right to left, as scroll positions are.
 */
function centreOf(track: HTMLElement, place: number): number {
  const child = track.children[place]
  if (!(child instanceof HTMLElement)) return track.scrollLeft
  return child.offsetLeft + child.offsetWidth / 2 - track.clientWidth / 2
}

export function scrollToPlace(
  track: HTMLElement,
  place: number,
  behavior: 'auto' | 'instant',
): void {
  track.scrollTo({ left: centreOf(track, place), behavior })
}

/** The place that stands nearest to the middle, and whether it has come to rest there. */
export function nearestPlace(track: HTMLElement): { place: number; isThere: boolean } {
  const distances = Array.from(track.children, (_, place) =>
    Math.abs(centreOf(track, place) - track.scrollLeft),
  )
  const least = Math.min(...distances)
  return { place: distances.indexOf(least), isThere: least < 2 }
}

export function slideAt(place: number, count: number, isLooped: boolean): number {
  return isLooped ? (place - 1 + count) % count : place
}

/** The slide itself where a place is only its copy. */
export function originalOf(place: number, count: number): number {
  if (place === 0) return count
  return place === count + 1 ? 1 : place
}
