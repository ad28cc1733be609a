import { useRef, useState } from 'react'
import { problemText } from '#lib/action'
import { useWords } from '#lib/words'

interface Queue<Change> {
  /** Changes that the loaded data may not contain yet, oldest first. */
  readonly waiting: readonly Change[]
  readonly problem: string | undefined
  readonly push: (change: Change) => void
}

/**
 * Sends changes one after the other, so that no click is lost while another one is sent. After the
 * last one the data is loaded again. A refused change discards those after it.
 */
export function useQueuedChanges<Change>(
  send: (change: Change) => Promise<unknown>,
  refetch: () => Promise<void>,
): Queue<Change> {
  const { t } = useWords()
  const [waiting, setWaiting] = useState<readonly Change[]>([])
  const [problem, setProblem] = useState<string>()
  const queue = useRef<Change[]>([])
  const isSending = useRef(false)

  async function sendAll() {
    isSending.current = true
    try {
      for (let next = queue.current.shift(); next !== undefined; next = queue.current.shift()) {
        await send(next)
      }
    } catch (error) {
      queue.current = []
      setProblem(problemText(error, t))
    }
    isSending.current = false
    await refetch()
    // Somebody may have clicked while the data was loading.
    if (!isSending.current) setWaiting([])
  }

  return {
    waiting,
    problem,
    push(change) {
      setProblem(undefined)
      setWaiting((before) => [...before, change])
      queue.current.push(change)
      if (!isSending.current) void sendAll()
    },
  }
}
