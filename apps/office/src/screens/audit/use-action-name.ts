import { adminWords } from '@fairhouse/i18n/office'
import { useWords } from '#lib/words'
import { actionWord, knownAction } from './action-name.ts'

/** Text of an action, or its code if there is none. */
export function useActionName(): (code: string) => string {
  const { t } = useWords(adminWords)
  return (code) => {
    const action = knownAction(code)
    return action === undefined ? code : t(actionWord(action))
  }
}
