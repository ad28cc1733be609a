import { useCallback, useEffect, useState } from 'react'

interface Known<Data> {
  readonly ask: unknown
  readonly data?: Data | undefined
  readonly error?: unknown
}

/**
 * The answer to what is asked now; the one before stays until it comes, and one that comes too
 * late is dropped. `ask` must stay the same function while the same is asked.
 */
export function useAsked<Data>(ask: (signal: AbortSignal) => Promise<Data>) {
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

export type Asked<Data> = ReturnType<typeof useAsked<Data>>
