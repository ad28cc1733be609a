import { useCallback, useEffect, useState } from 'react'

interface Known<Data> {
  readonly ask: unknown
  readonly data?: Data | undefined
  readonly error?: unknown
}

/**
 * Loads the answer to the current request; the last answer stays until it arrives, and answers to
 * older requests are dropped. `ask` must be stable while the request is the same.
 */
export function useLatestAnswer<Data>(ask: (signal: AbortSignal) => Promise<Data>) {
  const [known, setKnown] = useState<Known<Data>>({ ask: undefined })
  const run = useCallback(
    (signal: AbortSignal) => {
      const keep = (now: Known<Data>) => {
        if (!signal.aborted) setKnown(now)
      }
      void ask(signal).then(
        (data) => keep({ ask, data }),
        (error: unknown) => keep({ ask, error }),
      )
    },
    [ask],
  )
  useEffect(() => {
    const stop = new AbortController()
    run(stop.signal)
    return () => stop.abort()
  }, [run])
  return {
    data: known.data,
    error: known.error,
    isBusy: known.ask !== ask,
    again: () => {
      setKnown({ ask: undefined })
      run(new AbortController().signal)
    },
  }
}

export type LatestAnswer<Data> = ReturnType<typeof useLatestAnswer<Data>>
