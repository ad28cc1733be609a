import { useRun, type Run } from '@fairhouse/browser/action'
import { useAccountWords } from '#lib/account-words'
import { Declined } from './declined.ts'
import { lead } from './lead.ts'
import { problemText } from './problem-text.ts'

/** Something that a press sets off: once at a time, and with words for what goes wrong. */
export function useAction(): Run {
  const { ta } = useAccountWords()
  return useRun((error) => {
    lead(error)
    return error instanceof Declined ? undefined : problemText(error, ta)
  })
}
