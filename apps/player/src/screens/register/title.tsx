import { useAccountWords } from '#lib/account-words'
import { bonusText } from './bonus.ts'
import type { Status } from './status.ts'

/** 'Create account', with what it gives. */
export function useTitle({ accounts }: Status): string {
  const { ta } = useAccountWords()
  const amount = bonusText(accounts)
  return amount === undefined ? ta('register.title') : ta('register.title_bonus', { amount })
}

/** What has to be said where a bonus is told. */
export function BonusTerms({ status: { accounts } }: { status: Status }) {
  const { ta } = useAccountWords()
  if (bonusText(accounts) === undefined || !accounts.bonus) return null
  return (
    <p className="text-sm text-text-quiet">
      {ta('register.bonus_terms', { times: accounts.bonus.playThrough })}
    </p>
  )
}
