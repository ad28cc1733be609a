import * as z from 'zod/mini'
import { amountOf, isCurrency, parseAmount, toWire, type Amount } from '@fairhouse/money'
import { adjustKinds, type AdjustKind } from '@fairhouse/protocol'
import type { ApprovalAction } from '#modules/staff'
import {
  adjustmentAccount,
  laneOf,
  memberAccount,
  stakeBlock,
  type Transfer,
} from '#modules/wallet'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import { auditEntry } from './audit-entry.ts'
import type { Deps } from './deps.ts'

const payloadSchema = z.strictObject({
  memberId: z.uuid(),
  kind: z.enum(adjustKinds),
  amount: z.string(),
  currency: z.string().check(z.refine(isCurrency)),
})

export interface Request {
  memberId: string
  kind: AdjustKind
  amount: string
  reason: string
}

/** Account type of play money. */
const trialType = 4

/** Balance adjustments: one colleague requests, another approves, then the money moves. */
export function createBalanceAdjustments(deps: Deps) {
  const { audit, brands, member, staff, wallet } = deps

  /** The brand of a member whose balance may be adjusted. */
  async function brandOf(memberId: string, db?: Executor) {
    const [account] = await member.accountsOf([memberId], db)
    if (!account) throw new Refusal('not_found')
    if (account.type === trialType) throw new Refusal('trial_account')
    if (account.state === 'closed') throw new Refusal('account_closed')
    return brands.byId(account.brandId)
  }

  const work: ApprovalAction = {
    memberConcerned: (payload) => payloadSchema.parse(payload).memberId,
    async execute({ id, payload, reason }, second, transaction) {
      const { memberId, kind, currency, ...facts } = parseAdjustment({ id, payload })
      const amount = parseSigned(facts.amount)
      const brand = await brandOf(memberId, transaction)
      const books = { brand: brand.code, currency, lane: laneOf(memberId) }
      const cash = memberAccount(memberId, 'cash', currency)
      const done = await wallet.transferInTransaction(transaction, {
        id,
        code: `adjust.${kind}`,
        lane: books.lane,
        reference: id,
        postings: [postingOf(amount, cash, adjustmentAccount(books))],
        balanceOf: [cash],
        // Closing the account sets this block before it checks the balance, in the same lane.
        guards: [stakeBlock(memberId)],
      })
      if (done.refusal === 'player_blocked') throw new Refusal('account_closed')
      if (done.refusal === 'insufficient_funds') throw new Refusal('insufficient_funds')
      if (done.refusal !== undefined) throw new Error(`adjustment ${id}: ${done.refusal}`)
      const change = {
        before: { cash: toWire(amountOf(done.balance - amount)) },
        after: { cash: toWire(done.balance), amount: toWire(amount), kind, approval: id },
      }
      const entry = { ...auditEntry(second, 'member.adjust', memberId), brandId: brand.id, reason }
      await audit.record({ ...entry, ...change }, transaction)
    },
  }

  return {
    work,
    async ask({ memberId, kind, amount: typed, reason }: Request, by: StaffActor): Promise<string> {
      const { currency } = await brandOf(memberId)
      const amount = toWire(parseSigned(typed))
      const payload: z.input<typeof payloadSchema> = { memberId, kind, amount, currency }
      const asking = { kind: 'money.adjust', payload, reason, subject: memberId } as const
      return staff.approvals.request(asking, by)
    },
  }
}

/** Parses the stored payload of an adjustment. */
export function parseAdjustment({ id, payload }: { id: string; payload: unknown }) {
  const { currency, ...facts } = payloadSchema.parse(payload)
  if (!isCurrency(currency)) throw new Error(`approval ${id} is in ${currency}`)
  return { ...facts, currency }
}

export function parseSigned(typed: string): Amount {
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
