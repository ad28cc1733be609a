import { useState } from 'react'

export interface Run {
  readonly busy: boolean
  /** What a person is told of the last try. */
  readonly problem: string | undefined
  /** Whether it was done. */
  readonly run: (action: () => Promise<unknown>) => Promise<boolean>
}

/** Something that a press sets off: once at a time; `textOf` has words for what goes wrong. */
export function useRun(textOf: (error: unknown) => string | undefined): Run {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const run = async (action: () => Promise<unknown>) => {
    if (busy) return false
    setBusy(true)
    setProblem(undefined)
    try {
      await action()
      return true
    } catch (error) {
      setProblem(textOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, run }
}
