import { useCallback, useEffect, useState } from 'react'

interface MemberData<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  /** Loads again; the current data stays until the answer arrives. */
  readonly again: () => Promise<void>
}

/**
 * Loads private data of a member while the component is mounted and keeps no cache, so that the
 * next user sees nothing of it. `ask` must be a stable function.
 */
export function useMemberData<Data>(ask: () => Promise<Data>): MemberData<Data> {
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
