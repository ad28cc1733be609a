import { useState } from 'react'

export interface Run {
  readonly busy: boolean
  /** The error text of the last run. */
  readonly problem: string | undefined
  /** Returns whether the action succeeded. */
  readonly run: (action: () => Promise<unknown>) => Promise<boolean>
}

/** Runs actions one at a time; `textOf` gives the error text. */
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
