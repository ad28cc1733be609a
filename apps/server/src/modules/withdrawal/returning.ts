import { amountOf, zero } from '@fairhouse/money'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { PaymentModule } from '#modules/payment'
import { laneOf, memberAccount, mostRead, type Reader, type WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import { begun, recordsOf } from './begun.ts'
import { idOf } from './ids.ts'
import type { moneyOf } from './money.ts'
import type { ReturnSending } from './return-sending.ts'
import { requestStore } from './store/requests.ts'
import { returnStore } from './store/returns.ts'
import { settingStore } from './store/settings.ts'
import { turnoverStore } from './store/turnover.ts'
import type { Tell } from './tell.ts'
import { turnoverLeft, type Turnover } from './turnover.ts'
import { unplayedCode } from './turnover-reader.ts'
import { unplayedOf } from './unplayed.ts'

interface Parts {
  kit: Kit
  brands: BrandModule
  exclusion: Pick<ExclusionModule, 'awayIds'>
  member: Pick<MemberModule, 'find'>
  payment: Pick<PaymentModule, 'depositsOf'>
  wallet: WalletModule
  reader: Reader
  money: ReturnType<typeof moneyOf>
  sending: ReturnSending
  tell: Tell
  /** As the journal has it now. */
  turnoverNow(memberId: string): Promise<Turnover>
}

/** In one commit with the rows that say where it goes; false when something moved meanwhile. */
function settingAside(parts: Parts) {
  const { kit, brands, payment, wallet, money, tell } = parts
  const { clock, database, random } = kit
  const { db } = database

  /** Undefined while a deposit is just being credited: its source is not known for sure yet. */
  async function openDeposits(memberId: string) {
    const all = await payment.depositsOf(memberId)
    if (all.some(({ credited }) => credited === null)) return undefined
    const returned = await returnStore(db).returnedOf(memberId)
    return all.map(({ id, credited }) => ({
      id,
      open: (credited ?? 0n) - (returned.get(id) ?? 0n),
    }))
  }

  async function withdrawalsOf(memberId: string, brandId: string, turnover: Turnover) {
    const { currency, timeZone } = brands.byId(brandId)
    const deposits = await openDeposits(memberId)
    if (!deposits) return undefined
    const { turnoverPercent: percent } = await settingStore(db).of(brandId)
    const cash = await wallet.balanceOf([memberAccount(memberId, 'cash', currency)])
    const left = turnoverLeft(turnover).deposits
    const now = clock.now()
    return unplayedOf({ left, percent, cash, currency }, deposits).map(({ depositId, amount }) => {
      const id = idOf('unplayed', memberId, depositId ?? '', String(turnover.target))
      const facts = { id, memberId, brandId, accountId: null, depositId, currency, amount }
      return begun({ ...facts, fee: zero }, { now, timeZone })
    })
  }

  async function setAside(memberId: string, brandId: string, turnover: Turnover) {
    const withdrawals = await withdrawalsOf(memberId, brandId, turnover)
    const [first] = withdrawals ?? []
    if (!withdrawals || !first) return withdrawals !== undefined
    const { lane, cash, hold } = money.placesOf(first)
    const amount = amountOf(withdrawals.reduce((sum, one) => sum + one.amount, 0n))
    const state = [turnover.deposits, turnover.staked, turnover.target].map(String)
    const { refusal } = await wallet.transfer({
      id: idOf('unplayed', memberId, ...state),
      code: unplayedCode,
      lane,
      reference: memberId,
      asked: JSON.stringify(withdrawals.map((one) => [one.depositId, String(one.amount)])),
      postings: [{ from: [cash], to: hold, amount }],
      guards: [
        {
          key: `deposited ${memberId}`,
          add: 0n,
          most: turnover.deposits,
          refusal: 'deposit_between',
        },
      ],
      records: withdrawals.flatMap((one) => recordsOf(one, random.orderedId())),
    })
    // Something moved meanwhile: whoever asks looks again.
    if (refusal !== undefined) return false
    await requestStore(db).countVersion(memberId)
    await tell.announce(memberId)
    return true
  }

  return setAside
}

/**
 * Unplayed deposits of somebody who may not or will not play them are set aside in one commit and
 * sent back to where they came from; the id of that commit follows from what must still be staked,
 * so that it is done once, however often and by whomever it is asked for.
 */
export function returningOf(parts: Parts) {
  const { kit, exclusion, member, wallet, reader, sending } = parts
  const { clock, database, log } = kit
  const { db } = database
  const setAside = settingAside(parts)

  /** Whether nothing unplayed is left in the balance; false: ask again a little later. */
  async function settle(memberId: string): Promise<boolean> {
    const account = await member.find(memberId)
    if (!account) return false
    const now = clock.now()
    const turnover = await parts.turnoverNow(memberId)
    if (turnoverLeft(turnover).deposits === zero) return true
    // A stake that was not counted yet would be taken for unplayed money.
    if (!(await wallet.hasRead(db, reader, laneOf(memberId), now))) return false
    return setAside(memberId, account.brandId, await turnoverStore(db).of(memberId))
  }

  const safely = async (memberId: string, work: () => Promise<unknown>) =>
    work().catch((error: unknown) => log.error({ err: error, memberId }, 'a return waits'))

  return {
    settle,
    /** Timed work: everybody who is excluded with unplayed deposits, then what is to be sent. */
    async tend(): Promise<void> {
      while ((await wallet.read(reader)) >= mostRead);
      const unmet = await turnoverStore(db).unmetAmong(await exclusion.awayIds())
      for (const memberId of unmet) await safely(memberId, () => settle(memberId))
      await sending.sendAll()
    },
  }
}
