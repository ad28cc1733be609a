import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { PaymentModule } from '#modules/payment'
import type { Reader, WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import type { Ledger } from '../ledger.ts'
import { createReturnSender } from './send-returns.ts'
import { createReturnSettlement } from './set-aside.ts'
import type { PayoutSender } from '../payout/send-payout.ts'
import type { StepRecorder } from '../record-step.ts'
import type { Targets } from '../payout/targets.ts'
import type { Notifier } from '../notify.ts'
import { createTurnoverCounter, createCurrentTurnover } from '../wagering/current-turnover.ts'

interface Deps {
  kit: Kit
  brands: BrandModule
  exclusion: ExclusionModule
  member: MemberModule
  payment: PaymentModule
  wallet: WalletModule
  reader: Reader
  ledger: Ledger
  targets: Targets
  sender: PayoutSender
  recordStep: StepRecorder
  notifier: Notifier
}

/** Wagering state, and the return of deposits that will never be played. */
export function createReturns(deps: Deps) {
  const { kit, exclusion, wallet, reader } = deps
  const counting = { wallet, reader, db: kit.database.db }
  const sender = createReturnSender(deps)
  const turnoverNow = createTurnoverCounter(counting)
  const { settle, run } = createReturnSettlement({ ...deps, sender, turnoverNow })
  const turnover = createCurrentTurnover({ ...counting, isAway: exclusion.isAway }, settle)
  return { settle, run, turnover, heldForStaff: sender.heldForStaff }
}
