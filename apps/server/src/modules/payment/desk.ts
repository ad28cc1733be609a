import { amountOf, isCurrency, isPayable, parseAmount } from '@fairhouse/money'
import type { Amount } from '@fairhouse/money'
import type { DepositState } from '@fairhouse/protocol'
import { Refusal, type Clerk } from '#platform/http'
import type { Executor } from '#platform/database'
import { countFailure } from './attempts.ts'
import { clearingOf, entryOf, held } from './clearing.ts'
import type { CreditApproval } from './credit-approval.ts'
import type { Parts } from './parts.ts'
import { claimMs } from './rules.ts'
import type { Settlement } from './settle.ts'
import { changeStore } from './store/changes.ts'
import { depositStore, type StoredDeposit } from './store/deposits.ts'
import { failureStore } from './store/failures.ts'
import { proofStore } from './store/proofs.ts'

/** Only who has taken it decides it. */
async function claimed(transaction: Executor, id: string, { staffId }: Clerk) {
  const deposit = await held(transaction, id)
  if (deposit.claimedBy !== staffId) throw new Refusal('deposit_claimed')
  return deposit
}

/**
 * What came: what staff typed, else what the provider told, else what was agreed. Of money in
 * another currency only people can say what it is worth.
 */
function cameOf(deposit: StoredDeposit, typed: string | undefined): Amount {
  const { currency, paid, amount, reason } = deposit
  if (typed === undefined && reason === 'currency') {
    throw new Refusal('invalid_fields', { amount: 'required' })
  }
  const came = typed === undefined ? amountOf(BigInt(paid ?? amount)) : parseAmount(typed)
  const isGood = came !== undefined && isCurrency(currency) && isPayable(came, currency)
  if (!isGood) throw new Refusal('invalid_fields', { amount: { key: 'deposit_step' } })
  return came
}

const actorOf = ({ staffId }: Clerk) => ({ kind: 'staff', id: staffId }) as const

/** What staff see of deposits; the audit log says who looked. */
export function filesOf({ kit, audit, upload }: Parts) {
  const { db } = kit.database
  return {
    list: (state: DepositState, memberId: string | null, after: string | null, limit: number) =>
      depositStore(db).listed(state, memberId, after, limit),
    proofCounts: (ids: readonly string[]) => proofStore(db).counts(ids),
    async read(id: string, by: Clerk) {
      const deposit = await depositStore(db).find(id)
      if (!deposit) throw new Refusal('not_found')
      const proofs = await proofStore(db).of(id)
      const moves = await changeStore(db).movesOf(id)
      await audit.record(entryOf(by, 'deposit.read', deposit))
      return { deposit, proofs, moves }
    },
    async proof(id: string, by: Clerk) {
      const depositId = await proofStore(db).depositOf(id)
      const deposit = depositId === undefined ? undefined : await depositStore(db).find(depositId)
      const picture = deposit && (await upload.read(id))
      if (!picture) throw new Refusal('not_found')
      const entry = entryOf(by, 'deposit.proof', deposit)
      await audit.record({ ...entry, after: { picture: id } })
      return picture
    },
  }
}

/** What staff do with deposits; each time the audit log says who, in the same commit. */
export function deskOf(parts: Parts, settlement: Settlement, credits: CreditApproval) {
  const { kit, audit } = parts
  const { database, clock } = kit
  const clear = clearingOf(parts)
  const { db } = database

  async function after(id: string): Promise<StoredDeposit> {
    const deposit = await depositStore(db).find(id)
    if (!deposit) throw new Error(`no deposit ${id}`)
    return deposit
  }

  return {
    claim: (id: string, by: Clerk): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const deposit = await held(transaction, id)
        const { claimedBy, claimedAt } = deposit
        const isIdle = (claimedAt?.getTime() ?? 0) + claimMs <= clock.now().getTime()
        const isOthers = claimedBy !== null && claimedBy !== by.staffId
        if (isOthers && !isIdle) throw new Refusal('deposit_claimed')
        await changeStore(transaction).claim(id, by.staffId, clock.now())
        const change = { before: { claimedBy }, after: { claimedBy: by.staffId } }
        await audit.record({ ...entryOf(by, 'deposit.claim', deposit), ...change }, transaction)
      }),
    /** The request that waits for a second person; null where it is credited. */
    async approve(id: string, typed: string | undefined, reason: string, by: Clerk) {
      const approval = await db.transaction().execute(async (transaction) => {
        const deposit = await claimed(transaction, id, by)
        await credits.requireNoneWaiting(transaction, id)
        const came = cameOf(deposit, typed)
        const why = await credits.why(transaction, deposit, came)
        if (why.length > 0) return credits.ask(transaction, deposit, { came, why, reason }, by)
        const people = { by: by.staffId, second: null }
        await clear(transaction, deposit, came, { people, clerk: by, reason })
        return null
      })
      if (approval === null) await settlement.credit(await after(id))
      return approval
    },
    async reject(id: string, reason: string, by: Clerk) {
      await db.transaction().execute(async (transaction) => {
        const deposit = await claimed(transaction, id, by)
        await credits.requireNoneWaiting(transaction, id)
        const { state } = deposit
        const change = { to: 'rejected', reason: 'staff', note: reason } as const
        await changeStore(transaction).move(id, state, change, actorOf(by), clock.now())
        await countFailure(transaction, deposit, clock.now())
        const told = { before: { state }, after: { state: 'rejected' }, reason }
        await audit.record({ ...entryOf(by, 'deposit.reject', deposit), ...told }, transaction)
      })
      await settlement.tellFailed(await after(id))
    },
  }
}

/** Lets a member pay in again who was suspended. */
export function allowingOf({ kit, audit, member }: Parts) {
  return async (memberId: string, reason: string, by: Clerk): Promise<void> => {
    const account = await member.find(memberId)
    if (!account) throw new Refusal('not_found')
    await kit.database.db.transaction().execute(async (transaction) => {
      const wasSuspended = await failureStore(transaction).allow(memberId)
      const entry = {
        actor: actorOf(by),
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
