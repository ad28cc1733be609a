import { adminWords } from '@fairhouse/i18n/office'
import { useRun, type Run } from '@fairhouse/browser/action'
import { CallRefused } from '@fairhouse/browser/call'
import { problemText } from '#lib/action'
import { languageName } from '#lib/language-name'
import { useWords } from '#lib/words'
import { labelFaults } from './labelled-faults.ts'

/** Runs an action and names the invalid field, account or placeholder in its error. */
export function useLabelledAction(): Run {
  const { t } = useWords(adminWords)
  return useRun((error) =>
    error instanceof CallRefused && Object.keys(error.errors).length > 0
      ? `${error.message} ${labelFaults(error.errors, (key) => t(key), languageName)}`
      : problemText(error, t),
  )
}
