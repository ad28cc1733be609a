import { useRun, type Run } from '@fairhouse/browser/action'
import { CallRefused } from '@fairhouse/browser/call'
import { problemText } from '#lib/act'
import { languageName } from '#lib/language-name'
import { useWords } from '#lib/later-words'
import { namedFaults } from './named-faults.ts'

/** What a press sets off; a name that is nobody's or a place that there is not is told by name. */
export function useNamedAct(): Run {
  const { t } = useWords()
  return useRun((error) =>
    error instanceof CallRefused && Object.keys(error.errors).length > 0
      ? `${error.message} ${namedFaults(error.errors, (key) => t(key), languageName)}`
      : problemText(error, t),
  )
}
