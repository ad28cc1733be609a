import { useRun, type Run } from '@fairhouse/browser/action'
import { useWords } from '#lib/words'
import { problemText } from './problem-text.ts'

/** Runs an action once at a time and keeps the text of its error. */
export function useAction(): Run {
  const { t } = useWords()
  return useRun((error) => problemText(error, t))
}
