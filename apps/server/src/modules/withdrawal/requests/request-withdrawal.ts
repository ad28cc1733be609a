import { isPayable, parseAmount, type Amount, type Currency } from '@fairhouse/money'
import { stopOf, type BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { Outcome, WalletModule } from '#modules/wallet'
import { Refusal, type GateSession } from '#platform/http'
import type { Kit } from '#platform/kit'
import type { PayoutAccounts } from '../accounts/payout-accounts.ts'
import { newWithdrawal, toRecords } from './new-withdrawal.ts'
import { feeOf } from '../lifecycle.ts'
import { idOf } from '../ids.ts'
import { dayGuards, type Ledger } from '../ledger.ts'
import { createPaymentPasswordCheck } from './payment-passwords.ts'
import type { Settings } from '../terms/settings.ts'
import { requestStore, type Withdrawal } from '../store/requests.ts'
import { settingStore } from '../store/settings.ts'
import type { Notifier } from '../notify.ts'
import type { createCurrentTurnover } from '../wagering/current-turnover.ts'
import { isMet } from '../wagering/turnover.ts'

interface Deps {
  kit: Kit
  brands: BrandModule
  exclusion: ExclusionModule
  member: MemberModule
  wallet: WalletModule
  isFresh(sessionId: string): Promise<boolean>
  payoutAccounts: PayoutAccounts
  ledger: Ledger
  turnover: ReturnType<typeof createCurrentTurnover>
  notifier: Notifier
}

export interface WithdrawalInput {
  id: string
  accountId: string
  amount: string
  paymentPassword: string
}

/** A deposit between check and hold makes us check again, at most this often. */
const maxAttempts = 5

/** Requirements before anything is put on hold. */
function createChecks({ kit, exclusion, member, isFresh, payoutAccounts }: Deps) {
  const requirePaymentPassword = createPaymentPasswordCheck(kit, member)

  async function requireAccount(memberId: string, accountId: string) {
    const account = await payoutAccounts.store.ownOf(accountId, memberId)
    if (!account) throw new Refusal('not_found')
    if (account.state !== 'bound') throw new Refusal('account_in_review')
  }

  /** Cheapest checks first; the password is tried last. */
  return async (session: GateSession, input: WithdrawalInput, amount: Amount, set: Settings) => {
    const { id: sessionId, subjectId } = session
    await exclusion.require(subjectId, 'withdraw')
    if (await member.payoutsHeldUntil(subjectId)) throw new Refusal('payouts_held')
    await requireAccount(subjectId, input.accountId)
    if (!(await member.hasPaymentPassword(subjectId))) throw new Refusal('payment_password_needed')
    if (amount > set.stepUpAbove && !(await isFresh(sessionId))) {
      throw new Refusal('step_up_required')
    }
    await requirePaymentPassword(subjectId, input.paymentPassword)
  }
}

/** Withdrawal requests: after all checks one transfer decides. */
export function createRequests(deps: Deps) {
  const { kit, brands, wallet, ledger, turnover, notifier } = deps
  const { clock, database, random } = kit
  const store = requestStore(database.db)
  const requireAll = createChecks(deps)

  async function hold(withdrawal: Withdrawal, set: Settings): Promise<Outcome> {
    const { lane, cash, hold: held } = ledger.accountsOf(withdrawal)
    const { id, memberId, accountId, amount } = withdrawal
    for (let attempt = 0; ; attempt += 1) {
      const present = await turnover.loadSettled(memberId)
      if (!isMet(present)) throw new Refusal('turnover_left')
      const outcome = await wallet.transfer({
        id: idOf('hold', id, attempt),
        code: 'withdrawal.hold',
        lane,
        reference: id,
        requestContent: JSON.stringify([accountId, String(amount)]),
        postings: [{ from: [cash], to: held, amount }],
        guards: [
          {
            key: `deposited ${memberId}`,
            add: 0n,
            max: present.deposits,
            refusal: 'deposit_between',
          },
          ...dayGuards(withdrawal, { amount, times: 1n }, set.mostADay, set.mostTimesADay),
        ],
        records: toRecords(withdrawal, random.orderedId()),
      })
      if (outcome.refusal !== 'deposit_between' || attempt >= maxAttempts) return outcome
    }
  }

  return {
    async request(
      session: GateSession,
      brandId: string,
      input: WithdrawalInput,
    ): Promise<Withdrawal> {
      const memberId = session.subjectId
      const brand = brands.byId(brandId)
      const { currency, timeZone } = brand
      const set = await settingStore(database.db).of(brandId, currency)
      const amount = parseRequestedAmount(input.amount, currency, set)
      const id = idOf('request', memberId, input.id)
      const known = await store.find(id)
      if (known) return requireSameRequest(known, input.accountId, amount)
      if (stopOf(brand, { what: 'withdrawals' }, clock.now())) {
        throw new Refusal('withdrawals_stopped')
      }
      await requireAll(session, input, amount, set)
      const now = clock.now()
      const fee = feeOf(amount, currency, set.feeFlat, set.feePermille)
      const facts = { id, memberId, brandId, accountId: input.accountId, currency, amount, fee }
      const withdrawal = newWithdrawal(facts, { now, timeZone })
      if (withdrawal.fee >= amount) throw new Refusal('invalid_fields', { amount: 'invalid' })
      const { refusal } = await hold(withdrawal, set)
      if (refusal !== undefined) throw toRefusal(refusal)
      await store.countVersion(memberId)
      await notifier.announce(memberId)
      return (await store.find(id)) ?? withdrawal
    },
  }
}

function parseRequestedAmount(text: string, currency: Currency, { least, most }: Settings): Amount {
  const amount = parseAmount(text)
  if (amount === undefined || !isPayable(amount, currency) || amount < least) {
    throw new Refusal('invalid_fields', { amount: 'invalid' })
  }
  if (most !== null && amount > most) throw new Refusal('limit_reached')
  return amount
}

function requireSameRequest(known: Withdrawal, accountId: string, amount: Amount): Withdrawal {
  if (known.accountId === accountId && known.amount === amount) return known
  throw new Refusal('id_conflict')
}

function toRefusal(refusal: string): Refusal {
  if (refusal === 'deposit_between') return new Refusal('turnover_left')
  const names = ['insufficient_funds', 'limit_reached', 'id_conflict'] as const
  const name = names.find((one) => one === refusal)
  if (!name) throw new Error(`a withdrawal was refused by ${refusal}`)
  return new Refusal(name)
}
