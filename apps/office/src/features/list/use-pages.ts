import { useState } from 'react'

/** Position in a cursor-paginated list: the cursors of the pages visited so far. */
export function usePages() {
  const [places, setPlaces] = useState<readonly string[]>([])
  return {
    after: places.at(-1),
    number: places.length + 1,
    next: (place: string) => setPlaces([...places, place]),
    back: () => setPlaces(places.slice(0, -1)),
    /** Returns to the first page, for example after a filter changed. */
    reset: () => setPlaces([]),
  }
}
