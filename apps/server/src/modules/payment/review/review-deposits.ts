import { amountOf, isCurrency, isPayable, parseAmount } from '@fairhouse/money'
import type { Amount } from '@fairhouse/money'
import type { DepositState } from '@fairhouse/protocol'
import { Refusal, type StaffActor } from '#platform/http'
import type { Executor } from '#platform/database'
import { recordFailure } from '../deposits/attempts.ts'
import { createClearDeposit, auditEntry, lockDecidable } from './clear-deposit.ts'
import type { CreditApproval } from './credit-approval.ts'
import type { Deps } from '../deps.ts'
import { claimTimeoutMs } from '../deposits/rules.ts'
import type { Settlement } from '../deposits/settle-deposit.ts'
import { moveStore } from '../store/moves.ts'
import { depositStore, type StoredDeposit } from '../store/deposits.ts'
import { failureStore } from '../store/failures.ts'
import { proofStore } from '../store/proofs.ts'

/** Only the colleague who claimed a deposit decides it. */
async function lockClaimed(transaction: Executor, id: string, { staffId }: StaffActor) {
  const deposit = await lockDecidable(transaction, id)
  if (deposit.claimedBy !== staffId) throw new Refusal('deposit_claimed')
  return deposit
}

/**
 * The received amount: typed by staff, else reported by the provider, else as requested. For
 * another currency staff have to type it.
 */
function receivedAmount(deposit: StoredDeposit, typed: string | undefined): Amount {
  const { currency, paid, amount, reason } = deposit
  if (typed === undefined && reason === 'currency') {
    throw new Refusal('invalid_fields', { amount: 'required' })
  }
  const received = typed === undefined ? amountOf(BigInt(paid ?? amount)) : parseAmount(typed)
  const isGood = received !== undefined && isCurrency(currency) && isPayable(received, currency)
  if (!isGood) throw new Refusal('invalid_fields', { amount: { key: 'deposit_step' } })
  return received
}

const toActor = ({ staffId }: StaffActor) => ({ kind: 'staff', id: staffId }) as const

/** Deposits as staff read them; every access is in the audit log. */
export function createDepositFiles({ kit, audit, upload }: Deps) {
  const { db } = kit.database
  return {
    list: (state: DepositState, memberId: string | null, after: string | null, limit: number) =>
      depositStore(db).reviewPage(state, memberId, after, limit),
    proofCounts: (ids: readonly string[]) => proofStore(db).counts(ids),
    async read(id: string, by: StaffActor) {
      const deposit = await depositStore(db).find(id)
      if (!deposit) throw new Refusal('not_found')
      const proofs = await proofStore(db).of(id)
      const moves = await moveStore(db).movesOf(id)
      await audit.record(auditEntry(by, 'deposit.read', deposit))
      return { deposit, proofs, moves }
    },
    async proof(id: string, by: StaffActor) {
      const depositId = await proofStore(db).depositOf(id)
      const deposit = depositId === undefined ? undefined : await depositStore(db).find(depositId)
      const picture = deposit && (await upload.read(id))
      if (!picture) throw new Refusal('not_found')
      const entry = auditEntry(by, 'deposit.proof', deposit)
      await audit.record({ ...entry, after: { picture: id } })
      return picture
    },
  }
}

/** Staff decisions on deposits; the audit entry is part of the same commit. */
export function createDepositReview(deps: Deps, settlement: Settlement, credits: CreditApproval) {
  const { kit, audit } = deps
  const { database, clock } = kit
  const clear = createClearDeposit(deps)
  const { db } = database

  async function reload(id: string): Promise<StoredDeposit> {
    const deposit = await depositStore(db).find(id)
    if (!deposit) throw new Error(`no deposit ${id}`)
    return deposit
  }

  return {
    claim: (id: string, by: StaffActor): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const deposit = await lockDecidable(transaction, id)
        const { claimedBy, claimedAt } = deposit
        const isIdle = (claimedAt?.getTime() ?? 0) + claimTimeoutMs <= clock.now().getTime()
        const isOthers = claimedBy !== null && claimedBy !== by.staffId
        if (isOthers && !isIdle) throw new Refusal('deposit_claimed')
        await moveStore(transaction).claim(id, by.staffId, clock.now())
        const change = { before: { claimedBy }, after: { claimedBy: by.staffId } }
        await audit.record({ ...auditEntry(by, 'deposit.claim', deposit), ...change }, transaction)
      }),
    /** Returns the id of the waiting approval; null if the deposit was credited. */
    async approve(id: string, typed: string | undefined, reason: string, by: StaffActor) {
      const approval = await db.transaction().execute(async (transaction) => {
        const deposit = await lockClaimed(transaction, id, by)
        await credits.requireNoneWaiting(transaction, id)
        const received = receivedAmount(deposit, typed)
        const why = await credits.why(transaction, deposit, received)
        if (why.length > 0) return credits.ask(transaction, deposit, { received, why, reason }, by)
        const people = { by: by.staffId, second: null }
        await clear(transaction, deposit, received, { people, decidedBy: by, reason })
        return null
      })
      if (approval === null) await settlement.credit(await reload(id))
      return approval
    },
    async reject(id: string, reason: string, by: StaffActor) {
      await db.transaction().execute(async (transaction) => {
        const deposit = await lockClaimed(transaction, id, by)
        await credits.requireNoneWaiting(transaction, id)
        const { state } = deposit
        const change = { to: 'rejected', reason: 'staff', note: reason } as const
        await moveStore(transaction).move(id, state, change, toActor(by), clock.now())
        await recordFailure(transaction, deposit, clock.now())
        const entry = { before: { state }, after: { state: 'rejected' }, reason }
        await audit.record({ ...auditEntry(by, 'deposit.reject', deposit), ...entry }, transaction)
      })
      await settlement.notifyFailed(await reload(id))
    },
  }
}

/** Lets a suspended member deposit again. */
export function createSuspensionLift({ kit, audit, member }: Deps) {
  return async (memberId: string, reason: string, by: StaffActor): Promise<void> => {
    const account = await member.find(memberId)
    if (!account) throw new Refusal('not_found')
    await kit.database.db.transaction().execute(async (transaction) => {
      const wasSuspended = await failureStore(transaction).allow(memberId)
      const entry = {
        actor: toActor(by),
        action: 'deposit.allow' as const,
        subject: { kind: 'member' as const, id: memberId },
        brandId: account.brandId,
        address: by.address,
        before: { suspended: wasSuspended },
        after: { suspended: false },
        reason,
      }
      await audit.record(entry, transaction)
    })
  }
}
