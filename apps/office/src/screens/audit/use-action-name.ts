import { useWords } from '#lib/later-words'
import { actionWord, knownAction } from './action-name.ts'

/** Says what was done; what nobody has words for, by its code. */
export function useActionName(): (code: string) => string {
  const { t } = useWords()
  return (code) => {
    const action = knownAction(code)
    return action === undefined ? code : t(actionWord(action))
  }
}
