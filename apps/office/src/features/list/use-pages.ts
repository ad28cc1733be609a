import { useState } from 'react'

/** Where one is in a list that goes on: the places after which its pages began. */
export function usePages() {
  const [places, setPlaces] = useState<readonly string[]>([])
  return {
    after: places.at(-1),
    number: places.length + 1,
    next: (place: string) => setPlaces([...places, place]),
    back: () => setPlaces(places.slice(0, -1)),
    /** The list is another one now. */
    reset: () => setPlaces([]),
  }
}
