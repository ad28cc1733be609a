import * as z from 'zod/mini'
import { amountOf, parseAmount, toWire, type Amount } from '@fairhouse/money'
import { secondReasons, type SecondReason } from '@fairhouse/protocol'
import { waitingShown, type ApprovalWork } from '#modules/staff'
import type { Executor } from '#platform/database'
import { Refusal, type Clerk } from '#platform/http'
import { clearingOf, held } from './clearing.ts'
import type { Parts } from './parts.ts'
import { whySecond } from './second-person.ts'
import type { Settlement } from './settle.ts'
import { mostNow } from './show.ts'
import { controlStore } from './store/controls.ts'
import { depositStore, type StoredDeposit } from './store/deposits.ts'
import { methodStore } from './store/methods.ts'
import { creditSums } from './store/sums.ts'

const creditKind = 'deposit.credit'

const creditAsked = z.strictObject({
  depositId: z.uuid(),
  memberId: z.uuid(),
  brandId: z.uuid(),
  currency: z.string(),
  method: z.string(),
  reference: z.string(),
  /** To be credited, before fees. */
  amount: z.string(),
  /** What the member wanted to pay in. */
  asked: z.string(),
  /** As the provider reported it when the second person was asked. */
  reported: z.nullable(z.string()),
  why: z.array(z.enum(secondReasons)),
})

const dayMs = 24 * 3600 * 1000
const money = (units: string) => toWire(amountOf(BigInt(units)))
const reportedOf = ({ paid }: StoredDeposit) => (paid === null ? null : money(paid))

async function methodOf(transaction: Executor, { methodId }: StoredDeposit) {
  const [method] = await methodStore(transaction).byIds([methodId])
  if (!method) throw new Error(`no method ${methodId}`)
  return method
}

/** Why a second person must agree that an amount is credited; nothing of it changes meanwhile. */
function whyOf({ kit, places }: Parts) {
  return async (transaction: Executor, deposit: StoredDeposit, came: Amount) => {
    const { id, memberId, brandId, methodId } = deposit
    const sums = creditSums(transaction)
    // Deposits of one member that are credited at the same time add up.
    await depositStore(transaction).queue(memberId)
    const since = new Date(kit.clock.now().getTime() - dayMs)
    const method = await methodOf(transaction, deposit)
    const spent = await sums.spentBesides({ id, memberId, methodId }, since)
    return whySecond({
      came,
      asked: amountOf(BigInt(deposit.amount)),
      reported: deposit.paid === null ? undefined : amountOf(BigInt(deposit.paid)),
      isForeign: deposit.reason === 'currency',
      isByHand: places.isByHand(method.kind),
      least: amountOf(BigInt(method.least)),
      most: mostNow(method, spent),
      creditedAlone: amountOf(await sums.creditedAlone(memberId, since)),
      above: (await controlStore(transaction).of(brandId)).depositAbove,
    })
  }
}

export type CreditApproval = ReturnType<typeof creditApprovalOf>

/** Deposits that one person alone does not credit: a second person is asked, and clears them. */
export function creditApprovalOf(parts: Parts, settlement: Settlement) {
  const { kit, staff } = parts
  const { db } = kit.database
  const clear = clearingOf(parts)

  const work: ApprovalWork = {
    member: (payload) => creditAsked.parse(payload).memberId,
    async carryOut({ id, payload, reason, askedBy }, second, transaction) {
      const asked = creditAsked.parse(payload)
      const deposit = await held(transaction, asked.depositId)
      if (reportedOf(deposit) !== asked.reported) throw new Refusal('stale_draft')
      const came = parseAmount(asked.amount)
      if (came === undefined) throw new Error(`approval ${id} credits ${asked.amount}`)
      const people = { by: askedBy, second: second.staffId }
      await clear(transaction, deposit, came, { people, clerk: second, reason, approval: id })
    },
    async afterwards(payload) {
      const deposit = await depositStore(db).find(creditAsked.parse(payload).depositId)
      if (deposit) await settlement.credit(deposit)
    },
  }

  return {
    work,
    why: whyOf(parts),
    async ask(
      transaction: Executor,
      deposit: StoredDeposit,
      { came, why, reason }: { came: Amount; why: SecondReason[]; reason: string },
      by: Clerk,
    ): Promise<string> {
      const { id, memberId, brandId, currency, reference } = deposit
      const payload: z.input<typeof creditAsked> = {
        depositId: id,
        memberId,
        brandId,
        currency,
        method: (await methodOf(transaction, deposit)).code,
        reference,
        amount: toWire(came),
        asked: money(deposit.amount),
        reported: reportedOf(deposit),
        why,
      }
      const asking = { kind: creditKind, payload, reason, subject: id } as const
      return staff.approvals.askWithin(transaction, asking, by)
    },
    async requireNoneWaiting(transaction: Executor, id: string): Promise<void> {
      const waiting = await staff.approvals.waiting(creditKind, [id], transaction)
      if (waiting.length > 0) throw new Refusal('approval_waiting')
    },
    /** By deposit, the request that waits. */
    async waitingOn(ids: readonly string[]) {
      const waiting = await staff.approvals.waiting(creditKind, ids)
      const shown = waitingShown(waiting)
      return new Map(
        waiting.flatMap(({ payload }, place) => {
          const { depositId, amount, why } = creditAsked.parse(payload)
          const request = shown[place]
          return request ? [[depositId, { ...request, amount, why }] as const] : []
        }),
      )
    },
  }
}
