import { useRun, type Run } from '@fairhouse/browser/action'
import { useWords } from '#lib/words'
import { problemText } from './problem-text.ts'

/** Something that a press sets off: once at a time, and with words for what goes wrong. */
export function useAct(): Run {
  const { t } = useWords()
  return useRun((error) => problemText(error, t))
}
