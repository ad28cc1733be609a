import { amountOf, type Amount } from '@fairhouse/money'
import type { Kit } from '#platform/kit'
import type { MemberStore } from './store/index.ts'
import type { StoredSignUpBonus } from './store/sign-up-bonuses.ts'

/** The bonus promised when the account was opened. */
export interface SignUpBonus {
  memberId: string
  brandId: string
  amount: Amount
  /** Wagering multiple of the bonus. */
  playThrough: number
  /** The most that becomes cash; null for no maximum. */
  maxConversion: Amount | null
}

const toSignUpBonus = ({
  amount,
  maxConversion: max,
  ...facts
}: StoredSignUpBonus): SignUpBonus => ({
  ...facts,
  amount: amountOf(BigInt(amount)),
  maxConversion: max === null ? null : amountOf(BigInt(max)),
})

export function createSignUpBonuses(
  { clock }: Pick<Kit, 'clock'>,
  { signUpBonuses: promises }: MemberStore,
) {
  return {
    /** The account's sign-up bonus, until it is marked as given. */
    async signUpBonusOf(memberId: string): Promise<SignUpBonus | undefined> {
      const promise = await promises.of(memberId)
      return promise && toSignUpBonus(promise)
    },
    dueSignUpBonuses: async (limit: number): Promise<SignUpBonus[]> =>
      (await promises.due(limit)).map(toSignUpBonus),
    markSignUpBonusGiven: (memberId: string) => promises.markGiven(memberId, clock.now()),
  }
}
