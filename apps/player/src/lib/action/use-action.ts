import { useState } from 'react'
import { useAccountWords } from '#lib/account-words'
import { Declined } from './declined.ts'
import { lead } from './lead.ts'
import { problemText } from './problem-text.ts'

interface Action {
  readonly busy: boolean
  /** What a person is told of the last try. */
  readonly problem: string | undefined
  /** Whether it was done. */
  readonly run: (action: () => Promise<unknown>) => Promise<boolean>
}

/** Something that a press sets off: once at a time, and with words for what goes wrong. */
export function useAction(): Action {
  const { ta } = useAccountWords()
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
      if (!(error instanceof Declined)) setProblem(problemText(error, ta))
      lead(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, run }
}
