import * as z from 'zod/mini'
import { amountOf, isCurrency, parseAmount, toWire, type Amount } from '@fairhouse/money'
import { adjustKinds, type AdjustKind } from '@fairhouse/protocol'
import type { ApprovalWork } from '#modules/staff'
import {
  adjustmentAccount,
  laneOf,
  memberAccount,
  stakeBlock,
  type Transfer,
} from '#modules/wallet'
import type { Executor } from '#platform/database'
import { Refusal, type Clerk } from '#platform/http'
import { entryOf } from './clerk.ts'
import type { Parts } from './parts.ts'

const asked = z.strictObject({
  memberId: z.uuid(),
  kind: z.enum(adjustKinds),
  amount: z.string(),
  currency: z.string().check(z.refine(isCurrency)),
})

export interface Asked {
  memberId: string
  kind: AdjustKind
  amount: string
  reason: string
}

/** Accounts whose money is play money. */
const trialType = 4

/** Money of a member's that is put right: one colleague asks, another agrees, and it is moved. */
export function adjustingOf(parts: Parts) {
  const { audit, brands, member, staff, wallet } = parts

  /** Somebody whose money can be put right. */
  async function brandOf(memberId: string, db?: Executor) {
    const [account] = await member.accountsOf([memberId], db)
    if (!account) throw new Refusal('not_found')
    if (account.type === trialType) throw new Refusal('trial_account')
    if (account.state === 'closed') throw new Refusal('account_closed')
    return brands.byId(account.brandId)
  }

  const work: ApprovalWork = {
    member: (payload) => asked.parse(payload).memberId,
    async carryOut({ id, payload, reason }, second, transaction) {
      const { memberId, kind, currency, ...facts } = askedOf({ id, payload })
      const amount = signed(facts.amount)
      const brand = await brandOf(memberId, transaction)
      const books = { brand: brand.code, currency, lane: laneOf(memberId) }
      const cash = memberAccount(memberId, 'cash', currency)
      const done = await wallet.transferWithin(transaction, {
        id,
        code: `adjust.${kind}`,
        lane: books.lane,
        reference: id,
        postings: [postingOf(amount, cash, adjustmentAccount(books))],
        balanceOf: [cash],
        // Whoever closes the account blocks it first and then looks for money, in the same lane.
        guards: [stakeBlock(memberId)],
      })
      if (done.refusal === 'player_blocked') throw new Refusal('account_closed')
      if (done.refusal === 'insufficient_funds') throw new Refusal('insufficient_funds')
      if (done.refusal !== undefined) throw new Error(`adjustment ${id}: ${done.refusal}`)
      const change = {
        before: { cash: toWire(amountOf(done.balance - amount)) },
        after: { cash: toWire(done.balance), amount: toWire(amount), kind, approval: id },
      }
      const entry = { ...entryOf(second, 'member.adjust', memberId), brandId: brand.id, reason }
      await audit.record({ ...entry, ...change }, transaction)
    },
  }

  return {
    work,
    async ask({ memberId, kind, amount: typed, reason }: Asked, by: Clerk): Promise<string> {
      const { currency } = await brandOf(memberId)
      const amount = toWire(signed(typed))
      const payload: z.input<typeof asked> = { memberId, kind, amount, currency }
      return staff.approvals.ask({ kind: 'money.adjust', payload, reason }, by)
    },
  }
}

/** What was asked for, as it was written down. */
export function askedOf({ id, payload }: { id: string; payload: unknown }) {
  const { currency, ...facts } = asked.parse(payload)
  if (!isCurrency(currency)) throw new Error(`approval ${id} is in ${currency}`)
  return { ...facts, currency }
}

export function signed(typed: string): Amount {
  const amount = parseAmount(typed)
  if (!amount) throw new Refusal('invalid_fields', { amount: 'invalid' })
  return amount
}

type Account = ReturnType<typeof memberAccount>

function postingOf(amount: Amount, cash: Account, house: Account): Transfer['postings'][number] {
  return amount < 0n
    ? { from: [cash], to: house, amount: amountOf(0n - amount) }
    : { from: [house], to: cash, amount }
}
