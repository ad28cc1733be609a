import { isPayable, parseAmount, type Amount, type Currency } from '@fairhouse/money'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { Outcome, WalletModule } from '#modules/wallet'
import { Refusal, type GateSession } from '#platform/http'
import type { Kit } from '#platform/kit'
import type { AccountBook } from './account-book.ts'
import { begun, recordsOf } from './begun.ts'
import { feeOf } from './course.ts'
import { idOf } from './ids.ts'
import { dayGuards, type moneyOf } from './money.ts'
import { paymentPasswords } from './payment-passwords.ts'
import type { Settings } from './settings.ts'
import { requestStore, type Withdrawal } from './store/requests.ts'
import { settingStore } from './store/settings.ts'
import type { Tell } from './tell.ts'
import type { turnoverOf } from './turnover-of.ts'
import { isMet } from './turnover.ts'

interface Parts {
  kit: Kit
  brands: BrandModule
  exclusion: ExclusionModule
  member: MemberModule
  wallet: WalletModule
  isFresh(sessionId: string): Promise<boolean>
  book: AccountBook
  money: ReturnType<typeof moneyOf>
  turnover: ReturnType<typeof turnoverOf>
  tell: Tell
}

export interface Asked {
  id: string
  accountId: string
  amount: string
  paymentPassword: string
}

/** A deposit that comes between the look and the hold makes us look again, so many times. */
const mostLooks = 5

/** What must be so before anything is put on hold. */
function checksOf({ kit, exclusion, member, isFresh, book }: Parts) {
  const requirePaymentPassword = paymentPasswords(kit, member)

  async function requireAccount(memberId: string, accountId: string) {
    const account = await book.store.ownOf(accountId, memberId)
    if (!account) throw new Refusal('not_found')
    if (account.state !== 'bound') throw new Refusal('account_in_review')
  }

  /** In the order of what costs least to find out; the password is tried last. */
  return async (session: GateSession, asked: Asked, amount: Amount, set: Settings) => {
    const { id: sessionId, subjectId } = session
    await exclusion.require(subjectId, 'withdraw')
    if (await member.payoutsHeldUntil(subjectId)) throw new Refusal('payouts_held')
    await requireAccount(subjectId, asked.accountId)
    if (!(await member.hasPaymentPassword(subjectId))) throw new Refusal('payment_password_needed')
    if (amount > set.stepUpAbove && !(await isFresh(sessionId))) {
      throw new Refusal('step_up_required')
    }
    await requirePaymentPassword(subjectId, asked.paymentPassword)
  }
}

/** A member asks for money: everything is checked, and then one transfer decides. */
export function createRequests(parts: Parts) {
  const { kit, brands, wallet, money, turnover, tell } = parts
  const { clock, database, random } = kit
  const store = requestStore(database.db)
  const requireAll = checksOf(parts)

  async function hold(withdrawal: Withdrawal, set: Settings): Promise<Outcome> {
    const { lane, cash, hold: held } = money.placesOf(withdrawal)
    const { id, memberId, accountId, amount } = withdrawal
    for (let look = 0; ; look += 1) {
      const present = await turnover.settled(memberId)
      if (!isMet(present)) throw new Refusal('turnover_left')
      const outcome = await wallet.transfer({
        id: idOf('hold', id, look),
        code: 'withdrawal.hold',
        lane,
        reference: id,
        asked: JSON.stringify([accountId, String(amount)]),
        postings: [{ from: [cash], to: held, amount }],
        guards: [
          {
            key: `deposited ${memberId}`,
            add: 0n,
            most: present.deposits,
            refusal: 'deposit_between',
          },
          ...dayGuards(withdrawal, { amount, times: 1n }, set.mostADay, set.mostTimesADay),
        ],
        records: recordsOf(withdrawal, random.orderedId()),
      })
      if (outcome.refusal !== 'deposit_between' || look >= mostLooks) return outcome
    }
  }

  return {
    async request(session: GateSession, brandId: string, asked: Asked): Promise<Withdrawal> {
      const memberId = session.subjectId
      const { currency, timeZone } = brands.byId(brandId)
      const set = await settingStore(database.db).of(brandId)
      const amount = amountOfAsked(asked.amount, currency, set)
      const id = idOf('request', memberId, asked.id)
      const known = await store.find(id)
      if (known) return sameAs(known, asked.accountId, amount)
      await requireAll(session, asked, amount, set)
      const now = clock.now()
      const fee = feeOf(amount, currency, set.feeFlat, set.feePermille)
      const facts = { id, memberId, brandId, accountId: asked.accountId, currency, amount, fee }
      const withdrawal = begun(facts, { now, timeZone })
      if (withdrawal.fee >= amount) throw new Refusal('invalid_fields', { amount: 'invalid' })
      const { refusal } = await hold(withdrawal, set)
      if (refusal !== undefined) throw refusedBy(refusal)
      await store.countVersion(memberId)
      await tell.announce(memberId)
      return (await store.find(id)) ?? withdrawal
    },
  }
}

function amountOfAsked(text: string, currency: Currency, { least, most }: Settings): Amount {
  const amount = parseAmount(text)
  if (amount === undefined || !isPayable(amount, currency) || amount < least) {
    throw new Refusal('invalid_fields', { amount: 'invalid' })
  }
  if (most !== null && amount > most) throw new Refusal('limit_reached')
  return amount
}

function sameAs(known: Withdrawal, accountId: string, amount: Amount): Withdrawal {
  if (known.accountId === accountId && known.amount === amount) return known
  throw new Refusal('id_conflict')
}

function refusedBy(refusal: string): Refusal {
  if (refusal === 'deposit_between') return new Refusal('turnover_left')
  const names = ['insufficient_funds', 'limit_reached', 'id_conflict'] as const
  const name = names.find((one) => one === refusal)
  if (!name) throw new Error(`a withdrawal was refused by ${refusal}`)
  return new Refusal(name)
}
