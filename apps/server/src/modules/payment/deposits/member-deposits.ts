import type { Deposit } from '@fairhouse/protocol'
import { Refusal } from '#platform/http'
import type { Executor } from '#platform/database'
import { loadAttemptStatus } from './attempts.ts'
import type { Deps } from '../deps.ts'
import { createUsualReviewTime } from './usual-review-time.ts'
import { toFullDepositView, type OfferedMethod } from './view.ts'
import { depositStore, type StoredDeposit } from '../store/deposits.ts'
import { methodStore, type StoredMethod } from '../store/methods.ts'
import { proofStore } from '../store/proofs.ts'

const dayMs = 24 * 3600 * 1000

export type MemberDeposits = ReturnType<typeof createMemberDeposits>

/** The deposit methods of a brand and a member's own deposits. */
export function createMemberDeposits({ kit, brandProviders, brands }: Deps) {
  const { database, clock } = kit
  const usualReviewTime = createUsualReviewTime(kit)

  const toOfferedMethod = (method: StoredMethod): OfferedMethod => ({
    ...method,
    byHand: brandProviders.isByHand(method.kind),
  })

  /** The methods of these deposits, in the same order. */
  async function methodsOf(deposits: readonly StoredDeposit[]): Promise<OfferedMethod[]> {
    const ids = [...new Set(deposits.map(({ methodId }) => methodId))]
    const methods = await methodStore(database.db).byIds(ids)
    const byId = new Map(methods.map((method) => [method.id, method]))
    return deposits.map(({ methodId }) => {
      const method = byId.get(methodId)
      if (!method) throw new Error(`no method ${methodId}`)
      return toOfferedMethod(method)
    })
  }

  return {
    methodsOf,
    async methodsFor(brandId: string) {
      const { currency } = brands.byId(brandId)
      const all = await methodStore(database.db).of(brandId, currency)
      return {
        currency,
        methods: all.filter(({ kind }) => brandProviders.isAvailable(kind)).map(toOfferedMethod),
      }
    },
    /** Sum of a member's completed and open deposits of the last 24 hours, by method. */
    spentByMethod(memberId: string, db: Executor = database.db): Promise<Map<string, bigint>> {
      const since = new Date(clock.now().getTime() - dayMs)
      return depositStore(db).sumsSince(memberId, since)
    },
    attemptStatusOf: (memberId: string) => loadAttemptStatus(database.db, memberId, clock.now()),
    async loadOwn(id: string, memberId: string): Promise<StoredDeposit> {
      const deposit = await depositStore(database.db).find(id)
      if (deposit?.memberId !== memberId) throw new Refusal('not_found')
      return deposit
    },
    async toFullView(deposit: StoredDeposit): Promise<Deposit> {
      const [method] = await methodsOf([deposit])
      if (!method) throw new Error(`no method ${deposit.methodId}`)
      const proofs = await proofStore(database.db).of(deposit.id)
      const view = toFullDepositView(deposit, method, proofs, clock.now())
      if (deposit.state !== 'reviewing') return view
      return { ...view, usualReviewSeconds: await usualReviewTime(deposit.brandId) }
    },
  }
}
