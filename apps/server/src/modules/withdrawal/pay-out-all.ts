import { payablePart, zero, type Amount } from '@fairhouse/money'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import { memberAccount, type WalletModule } from '#modules/wallet'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import type { AccountBook } from './account-book.ts'
import { begun, recordsOf } from './begun.ts'
import { idOf } from './ids.ts'
import { dayGuards, type moneyOf } from './money.ts'
import { requestStore } from './store/requests.ts'
import type { Tell } from './tell.ts'

interface Parts {
  kit: Kit
  brands: BrandModule
  exclusion: ExclusionModule
  member: MemberModule
  wallet: WalletModule
  book: AccountBook
  money: ReturnType<typeof moneyOf>
  tell: Tell
  settle(memberId: string): Promise<boolean>
}

export interface Leaver {
  memberId: string
  brandId: string
}

/** Of who leaves all goes out: no least amount, no fee; unplayed deposits to their source. */
export function payingOutAll(parts: Parts) {
  const { kit, brands, exclusion, member, wallet, book, money, tell } = parts
  const { clock, database, random } = kit

  async function payableOf({ memberId, brandId }: Leaver): Promise<Amount> {
    const { currency } = brands.byId(brandId)
    const cash = await wallet.balanceOf([memberAccount(memberId, 'cash', currency)])
    return payablePart(cash, currency)
  }

  async function requireOpen(memberId: string, accountId: string): Promise<void> {
    await exclusion.require(memberId, 'withdraw')
    if (await member.payoutsHeldUntil(memberId)) throw new Refusal('payouts_held')
    const account = await book.store.ownOf(accountId, memberId)
    if (!account) throw new Refusal('not_found')
    if (account.state !== 'bound') throw new Refusal('account_in_review')
  }

  return {
    /** What of a member's cash can be paid out. */
    payableOf,
    async payOutAll({ memberId, brandId }: Leaver, accountId: string): Promise<void> {
      await requireOpen(memberId, accountId)
      if (!(await parts.settle(memberId))) throw new Refusal('balance_left')
      const { currency, timeZone } = brands.byId(brandId)
      const amount = await payableOf({ memberId, brandId })
      if (amount === zero) return
      const id = random.orderedId()
      const facts = { id, memberId, brandId, accountId, currency, amount, fee: zero }
      const withdrawal = begun(facts, { now: clock.now(), timeZone })
      const { lane, cash, hold } = money.placesOf(withdrawal)
      const { refusal } = await wallet.transfer({
        id: idOf('hold', id, 0),
        code: 'withdrawal.hold',
        lane,
        reference: id,
        asked: JSON.stringify([accountId, String(amount)]),
        postings: [{ from: [cash], to: hold, amount }],
        guards: dayGuards(withdrawal, { amount, times: 1n }, null, null),
        records: recordsOf(withdrawal, random.orderedId()),
      })
      // Something was staked or taken meanwhile: whoever leaves looks again.
      if (refusal !== undefined) throw new Refusal('balance_left')
      await requestStore(database.db).countVersion(memberId)
      await tell.announce(memberId)
    },
  }
}
