import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { useRun, type Run } from '@fairhouse/browser/action'
import { Cancelled } from './cancelled.ts'
import { openNextStep } from './open-next-step.ts'
import { problemText } from './problem-text.ts'

/** Runs an action of a button: one at a time, with an error text. */
export function useAction(): Run {
  const { t } = useWords(accountWords)
  return useRun((error) => {
    openNextStep(error)
    return error instanceof Cancelled ? undefined : problemText(error, t)
  })
}
