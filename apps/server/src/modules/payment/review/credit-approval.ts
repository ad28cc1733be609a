import * as z from 'zod/mini'
import { amountOf, parseAmount, toWire, type Amount } from '@fairhouse/money'
import { secondReasons, type SecondReason } from '@fairhouse/protocol'
import { toPendingView, type ApprovalAction } from '#modules/staff'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import { createClearDeposit, lockDecidable } from './clear-deposit.ts'
import type { Deps } from '../deps.ts'
import { secondPersonReasons } from './second-person.ts'
import { feeOn } from '../deposits/fee.ts'
import type { Settlement } from '../deposits/settle-deposit.ts'
import { currentMax } from '../deposits/view.ts'
import { controlStore } from '../store/controls.ts'
import { depositStore, type StoredDeposit } from '../store/deposits.ts'
import { methodStore } from '../store/methods.ts'
import { creditSums } from '../store/totals.ts'

const creditKind = 'deposit.credit'

const creditPayload = z.strictObject({
  depositId: z.uuid(),
  memberId: z.uuid(),
  brandId: z.uuid(),
  currency: z.string(),
  method: z.string(),
  reference: z.string(),
  /** The amount to credit, before fees. */
  amount: z.string(),
  /** The fee and what is credited; requests from before they were kept lack them. */
  fee: z.optional(z.string()),
  net: z.optional(z.string()),
  /** The amount the member requested. */
  asked: z.string(),
  /** The amount the provider had reported when the approval was requested. */
  reported: z.nullable(z.string()),
  why: z.array(z.enum(secondReasons)),
})

const dayMs = 24 * 3600 * 1000
const money = (units: string) => toWire(amountOf(BigInt(units)))
const reportedAmount = ({ paid }: StoredDeposit) => (paid === null ? null : money(paid))

async function methodOf(transaction: Executor, { methodId }: StoredDeposit) {
  const [method] = await methodStore(transaction).byIds([methodId])
  if (!method) throw new Error(`no method ${methodId}`)
  return method
}

/** Reasons for four-eyes approval; a lock keeps the facts unchanged until the transaction ends. */
function createReasonCheck({ kit, brandProviders }: Deps) {
  return async (transaction: Executor, deposit: StoredDeposit, received: Amount) => {
    const { id, memberId, brandId, methodId } = deposit
    const sums = creditSums(transaction)
    // Concurrent credits of one member's deposits must add up.
    await depositStore(transaction).lockMember(memberId)
    const since = new Date(kit.clock.now().getTime() - dayMs)
    const method = await methodOf(transaction, deposit)
    const spent = await sums.spentExcept({ id, memberId, methodId }, since)
    return secondPersonReasons({
      received,
      requested: amountOf(BigInt(deposit.amount)),
      reported: deposit.paid === null ? undefined : amountOf(BigInt(deposit.paid)),
      isForeign: deposit.reason === 'currency',
      isByHand: brandProviders.isByHand(method.kind),
      least: amountOf(BigInt(method.least)),
      most: currentMax(method, spent),
      creditedAlone: amountOf(await sums.creditedAlone(memberId, since)),
      threshold: (await controlStore(transaction).of(brandId)).depositAbove,
    })
  }
}

/** The credit as the second person sees it. */
function requestedCredit(
  deposit: StoredDeposit,
  received: Amount,
): Omit<z.input<typeof creditPayload>, 'method' | 'why'> {
  const { id: depositId, memberId, brandId, currency, reference } = deposit
  const fee = feeOn(deposit, received)
  return {
    depositId,
    memberId,
    brandId,
    currency,
    reference,
    amount: toWire(received),
    fee: toWire(fee),
    net: toWire(amountOf(received - fee)),
    asked: money(deposit.amount),
    reported: reportedAmount(deposit),
  }
}

export type CreditApproval = ReturnType<typeof createCreditApproval>

/** Four-eyes approval of deposits that one person may not credit alone. */
export function createCreditApproval(deps: Deps, settlement: Settlement) {
  const { kit, staff } = deps
  const { db } = kit.database
  const clear = createClearDeposit(deps)

  const work: ApprovalAction = {
    memberConcerned: (payload) => creditPayload.parse(payload).memberId,
    async execute({ id, payload, reason, askedBy }, second, transaction) {
      const request = creditPayload.parse(payload)
      const deposit = await lockDecidable(transaction, request.depositId)
      if (reportedAmount(deposit) !== request.reported) throw new Refusal('stale_draft')
      const received = parseAmount(request.amount)
      if (received === undefined) throw new Error(`approval ${id} credits ${request.amount}`)
      const people = { by: askedBy, second: second.staffId }
      await clear(transaction, deposit, received, {
        people,
        decidedBy: second,
        reason,
        approval: id,
      })
    },
    async afterCommit(payload) {
      const deposit = await depositStore(db).find(creditPayload.parse(payload).depositId)
      if (deposit) await settlement.credit(deposit)
    },
  }

  return {
    work,
    why: createReasonCheck(deps),
    async ask(
      transaction: Executor,
      deposit: StoredDeposit,
      { received, why, reason }: { received: Amount; why: SecondReason[]; reason: string },
      by: StaffActor,
    ): Promise<string> {
      const { code } = await methodOf(transaction, deposit)
      const payload = { ...requestedCredit(deposit, received), method: code, why }
      const asking = { kind: creditKind, payload, reason, subject: deposit.id } as const
      return staff.approvals.askWithin(transaction, asking, by)
    },
    async requireNoneWaiting(transaction: Executor, id: string): Promise<void> {
      const waiting = await staff.approvals.pending(creditKind, [id], transaction)
      if (waiting.length > 0) throw new Refusal('approval_waiting')
    },
    /** Waiting approvals by deposit. */
    async waitingOn(ids: readonly string[]) {
      const waiting = await staff.approvals.pending(creditKind, ids)
      const shown = toPendingView(waiting)
      return new Map(
        waiting.flatMap(({ payload }, place) => {
          const { depositId, amount, why } = creditPayload.parse(payload)
          const request = shown[place]
          return request ? [[depositId, { ...request, amount, why }] as const] : []
        }),
      )
    },
  }
}
