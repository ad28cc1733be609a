import { useRef } from 'react'
import { randomId } from '#lib/random'

/** The id of a command: the same for the same words until it was answered. */
export function useCommandId() {
  const sent = useRef<{ id: string; words: string }>(undefined)
  return {
    idFor(words: string): string {
      if (sent.current?.words !== words) sent.current = { id: randomId(), words }
      return sent.current.id
    },
    answered: () => {
      sent.current = undefined
    },
  }
}
