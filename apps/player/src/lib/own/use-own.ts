import { useCallback, useEffect, useState } from 'react'

interface Own<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  /** Asks again; what is shown stays until the answer comes. */
  readonly again: () => Promise<void>
}

/**
 * What only one account may see: asked for when it is shown and forgotten when it is closed, so
 * that nothing of it is left for who comes next. `ask` must stay the same function.
 */
export function useOwn<Data>(ask: () => Promise<Data>): Own<Data> {
  const [known, setKnown] = useState<{ data?: Data; error?: unknown }>({})
  const again = useCallback(
    () =>
      ask().then(
        (data) => setKnown({ data }),
        (error: unknown) => setKnown((before) => ({ ...before, error })),
      ),
    [ask],
  )
  useEffect(() => void again(), [again])
  return { data: known.data, error: known.error, again }
}
