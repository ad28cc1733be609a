import { adminWords } from '@fairhouse/i18n/office'
import { useWords } from '#lib/words'
import type { Method, PaymentConfig } from './view.ts'

/** Name of a method as players see it; the code tells two of one name apart. */
export function useMethodName({ providers }: PaymentConfig) {
  const { t } = useWords(adminWords)
  return ({ name, code, provider }: Pick<Method, 'name' | 'code' | 'provider'>) => {
    const isByHand = providers.some((item) => item.code === provider && item.byHand)
    const usual = t(isByHand ? 'deposits.kind_bank' : 'deposits.kind_online')
    return `${name || usual} (${code})`
  }
}
