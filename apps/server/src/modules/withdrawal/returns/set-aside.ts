import { amountOf, zero } from '@fairhouse/money'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { PaymentModule } from '#modules/payment'
import { memberAccount, maxReaderRows, type Reader, type WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import { newWithdrawal, toRecords } from '../requests/new-withdrawal.ts'
import { idOf } from '../ids.ts'
import type { Ledger } from '../ledger.ts'
import type { ReturnSender } from './send-returns.ts'
import { requestStore } from '../store/requests.ts'
import { returnStore } from '../store/returns.ts'
import { settingStore } from '../store/settings.ts'
import { turnoverStore } from '../store/turnover.ts'
import type { Notifier } from '../notify.ts'
import { turnoverLeft, type Turnover } from '../wagering/turnover.ts'
import { unplayedCode } from '../wagering/turnover-reader.ts'
import { splitUnplayed } from './unplayed.ts'

interface Deps {
  kit: Kit
  brands: BrandModule
  exclusion: Pick<ExclusionModule, 'awayIds'>
  member: Pick<MemberModule, 'find'>
  payment: Pick<PaymentModule, 'depositsOf'>
  wallet: WalletModule
  reader: Reader
  ledger: Ledger
  sender: ReturnSender
  notifier: Notifier
  /** As the journal has it now. */
  turnoverNow(memberId: string): Promise<Turnover>
}

/** Commits hold and return rows together; false if the balance changed meanwhile. */
function createSetAside(deps: Deps) {
  const { kit, brands, payment, wallet, ledger, notifier } = deps
  const { clock, database, random } = kit
  const { db } = database

  /** Undefined while a deposit is being credited, because its source is not certain yet. */
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
    const { turnoverPercent: percent } = await settingStore(db).of(brandId, currency)
    const cash = await wallet.balanceOf([memberAccount(memberId, 'cash', currency)])
    const left = turnoverLeft(turnover).deposits
    const now = clock.now()
    return splitUnplayed({ left, percent, cash, currency }, deposits).map(
      ({ depositId, amount }) => {
        const id = idOf('unplayed', memberId, depositId ?? '', String(turnover.target))
        const facts = { id, memberId, brandId, accountId: null, depositId, currency, amount }
        return newWithdrawal({ ...facts, fee: zero }, { now, timeZone })
      },
    )
  }

  async function setAside(memberId: string, brandId: string, turnover: Turnover) {
    const withdrawals = await withdrawalsOf(memberId, brandId, turnover)
    const [first] = withdrawals ?? []
    if (!withdrawals || !first) return withdrawals !== undefined
    const { lane, cash, hold } = ledger.accountsOf(first)
    const amount = amountOf(withdrawals.reduce((sum, one) => sum + one.amount, 0n))
    const state = [turnover.deposits, turnover.staked, turnover.target].map(String)
    const { refusal } = await wallet.transfer({
      id: idOf('unplayed', memberId, ...state),
      code: unplayedCode,
      lane,
      reference: memberId,
      requestContent: JSON.stringify(withdrawals.map((one) => [one.depositId, String(one.amount)])),
      postings: [{ from: [cash], to: hold, amount }],
      guards: [
        {
          key: `deposited ${memberId}`,
          add: 0n,
          max: turnover.deposits,
          refusal: 'deposit_between',
        },
      ],
      records: withdrawals.flatMap((one) => toRecords(one, random.orderedId())),
    })
    // The balance changed meanwhile: the caller checks again.
    if (refusal !== undefined) return false
    await requestStore(db).countVersion(memberId)
    await notifier.announce(memberId)
    return true
  }

  return setAside
}

/**
 * Sets aside the unplayed deposits of members who may not or will not play them, and returns them
 * to their source. The transfer id derives from the wagering state, so that repeated calls act
 * once.
 */
export function createReturnSettlement(deps: Deps) {
  const { kit, exclusion, member, wallet, reader, sender } = deps
  const { clock, database, log } = kit
  const { db } = database
  const setAside = createSetAside(deps)

  /** Whether no unplayed money is left in the balance; on false the caller retries later. */
  async function settle(memberId: string): Promise<boolean> {
    const account = await member.find(memberId)
    if (!account) return false
    const now = clock.now()
    const turnover = await deps.turnoverNow(memberId)
    if (turnoverLeft(turnover).deposits === zero) return true
    // An uncounted stake would look like unplayed money.
    if (!(await wallet.hasRead(db, reader, now))) return false
    return setAside(memberId, account.brandId, await turnoverStore(db).of(memberId))
  }

  const safely = async (memberId: string, work: () => Promise<unknown>) =>
    work().catch((error: unknown) => log.error({ err: error, memberId }, 'a return waits'))

  return {
    settle,
    /** Timed work: sets aside unplayed deposits of excluded members, then sends the returns. */
    async run(): Promise<void> {
      while ((await wallet.read(reader)) >= maxReaderRows);
      const unmet = await turnoverStore(db).unmetAmong(await exclusion.awayIds())
      for (const memberId of unmet) await safely(memberId, () => settle(memberId))
      await sender.sendAll()
    },
  }
}
