import { accountWords } from '@fairhouse/i18n/account'
import { moneyText } from '@fairhouse/money'
import { useWords } from '#lib/words'
import { bonusText } from './bonus.ts'
import type { Status } from './status.ts'

/** 'Create account', with the bonus. */
export function useTitle({ accounts }: Status): string {
  const { t } = useWords(accountWords)
  const amount = bonusText(accounts)
  return amount === undefined ? t('register.title') : t('register.title_bonus', { amount })
}

/** Terms that must accompany a bonus. */
export function BonusTerms({ status: { accounts } }: { status: Status }) {
  const { t } = useWords(accountWords)
  const { bonus } = accounts
  if (bonusText(accounts) === undefined || !bonus) return null
  const { playThrough: times, maxConversion: max, currency } = bonus
  return (
    <p className="text-sm text-text-quiet">
      {max === null
        ? t('register.bonus_terms', { times })
        : t('register.bonus_terms_max', { times, amount: moneyText(max, currency) })}
    </p>
  )
}
