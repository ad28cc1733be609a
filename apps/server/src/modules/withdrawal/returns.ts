import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { PaymentModule } from '#modules/payment'
import type { Reader, WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import type { moneyOf } from './money.ts'
import { returnSendingOf } from './return-sending.ts'
import { returningOf } from './returning.ts'
import type { Sending } from './sending.ts'
import type { Steps } from './steps.ts'
import type { Targets } from './targets.ts'
import type { Tell } from './tell.ts'
import { countedTurnover, turnoverOf } from './turnover-of.ts'

interface Parts {
  kit: Kit
  brands: BrandModule
  exclusion: ExclusionModule
  member: MemberModule
  payment: PaymentModule
  wallet: WalletModule
  reader: Reader
  money: ReturnType<typeof moneyOf>
  targets: Targets
  sending: Sending
  step: Steps
  tell: Tell
}

/** What must be staked before money can go, and what becomes of deposits that never will be. */
export function returnsOf(parts: Parts) {
  const { kit, exclusion, wallet, reader } = parts
  const counting = { wallet, reader, db: kit.database.db }
  const sending = returnSendingOf(parts)
  const turnoverNow = countedTurnover(counting)
  const { settle, tend } = returningOf({ ...parts, sending, turnoverNow })
  const turnover = turnoverOf({ ...counting, isAway: exclusion.isAway }, settle)
  return { settle, tend, turnover, heldForStaff: sending.heldForStaff }
}
