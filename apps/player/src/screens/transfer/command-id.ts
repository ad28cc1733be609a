import { useRef } from 'react'
import { randomId } from '#lib/random'

/** Idempotency key: the same for the same input until the command is answered. */
export function useCommandId() {
  const sent = useRef<{ id: string; words: string }>(undefined)
  return {
    idFor(words: string): string {
      if (sent.current?.words !== words) sent.current = { id: randomId(), words }
      return sent.current.id
    },
    settle: () => {
      sent.current = undefined
    },
  }
}
