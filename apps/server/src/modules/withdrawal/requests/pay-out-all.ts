import { payablePart, zero, type Amount } from '@fairhouse/money'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import { memberAccount, type WalletModule } from '#modules/wallet'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import type { PayoutAccounts } from '../accounts/payout-accounts.ts'
import { newWithdrawal, toRecords } from './new-withdrawal.ts'
import { idOf } from '../ids.ts'
import { dayGuards, type Ledger } from '../ledger.ts'
import { requestStore } from '../store/requests.ts'
import type { Notifier } from '../notify.ts'
import type { createCurrentTurnover } from '../wagering/current-turnover.ts'

interface Deps {
  kit: Kit
  brands: BrandModule
  exclusion: ExclusionModule
  member: MemberModule
  wallet: WalletModule
  payoutAccounts: PayoutAccounts
  ledger: Ledger
  notifier: Notifier
  settle(memberId: string): Promise<boolean>
  turnover: ReturnType<typeof createCurrentTurnover>
}

export interface Leaver {
  memberId: string
  brandId: string
}

/**
 * Pays out a closing account in full: no minimum, no fee; unplayed deposits return to their source.
 */
export function createPayOutAll(deps: Deps) {
  const { kit, brands, exclusion, member, wallet, payoutAccounts, ledger, notifier } = deps
  const { clock, database, random } = kit

  async function payableOf({ memberId, brandId }: Leaver): Promise<Amount> {
    const { currency } = brands.byId(brandId)
    // Reads the journal, so that bonus money whose wagering is complete is cash by now.
    await deps.turnover.load(memberId)
    const cash = await wallet.balanceOf([memberAccount(memberId, 'cash', currency)])
    return payablePart(cash, currency)
  }

  async function requireOpen(memberId: string, accountId: string): Promise<void> {
    await exclusion.require(memberId, 'withdraw')
    if (await member.payoutsHeldUntil(memberId)) throw new Refusal('payouts_held')
    const account = await payoutAccounts.store.ownOf(accountId, memberId)
    if (!account) throw new Refusal('not_found')
    if (account.state !== 'bound') throw new Refusal('account_in_review')
  }

  return {
    /** The payable part of a member's cash. */
    payableOf,
    async payOutAll({ memberId, brandId }: Leaver, accountId: string): Promise<void> {
      await requireOpen(memberId, accountId)
      if (!(await deps.settle(memberId))) throw new Refusal('balance_left')
      const { currency, timeZone } = brands.byId(brandId)
      const amount = await payableOf({ memberId, brandId })
      if (amount === zero) return
      const id = random.orderedId()
      const facts = { id, memberId, brandId, accountId, currency, amount, fee: zero }
      const withdrawal = newWithdrawal(facts, { now: clock.now(), timeZone })
      const { lane, cash, hold } = ledger.accountsOf(withdrawal)
      const { refusal } = await wallet.transfer({
        id: idOf('hold', id, 0),
        code: 'withdrawal.hold',
        lane,
        reference: id,
        requestContent: JSON.stringify([accountId, String(amount)]),
        postings: [{ from: [cash], to: hold, amount }],
        guards: dayGuards(withdrawal, { amount, times: 1n }, null, null),
        records: toRecords(withdrawal, random.orderedId()),
      })
      // The balance changed meanwhile: the caller checks again.
      if (refusal !== undefined) throw new Refusal('balance_left')
      await requestStore(database.db).countVersion(memberId)
      await notifier.announce(memberId)
    },
  }
}
