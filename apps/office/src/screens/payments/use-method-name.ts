import { useWords } from '#lib/later-words'
import type { Method, Told } from './told.ts'

/** What players call it: its own name, or the words of its kind; the code tells two apart. */
export function useMethodName({ providers }: Told) {
  const { t } = useWords()
  return ({ name, code, provider }: Pick<Method, 'name' | 'code' | 'provider'>) => {
    const isByHand = providers.some((one) => one.code === provider && one.byHand)
    const usual = t(isByHand ? 'deposits.kind_bank' : 'deposits.kind_online')
    return `${name || usual} (${code})`
  }
}
