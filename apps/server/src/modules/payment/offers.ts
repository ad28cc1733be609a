import type { Deposit } from '@fairhouse/protocol'
import { Refusal } from '#platform/http'
import type { Executor } from '#platform/database'
import { standingOf } from './attempts.ts'
import type { Parts } from './parts.ts'
import { depositWhole, type ShownMethod } from './show.ts'
import { depositStore, type StoredDeposit } from './store/deposits.ts'
import { methodStore, type StoredMethod } from './store/methods.ts'
import { proofStore } from './store/proofs.ts'

const dayMs = 24 * 3600 * 1000

export type Offers = ReturnType<typeof offersOf>

/** What members see: the methods of their brand, and their own deposits. */
export function offersOf({ kit, places, brands }: Parts) {
  const { database, clock } = kit

  const withHand = (method: StoredMethod): ShownMethod => ({
    ...method,
    byHand: places.isByHand(method.kind),
  })

  /** The methods of deposits, in their order. */
  async function shown(deposits: readonly StoredDeposit[]): Promise<ShownMethod[]> {
    const ids = [...new Set(deposits.map(({ methodId }) => methodId))]
    const methods = await methodStore(database.db).byIds(ids)
    const byId = new Map(methods.map((method) => [method.id, method]))
    return deposits.map(({ methodId }) => {
      const method = byId.get(methodId)
      if (!method) throw new Error(`no method ${methodId}`)
      return withHand(method)
    })
  }

  return {
    shown,
    async methodsFor(brandId: string) {
      const { currency } = brands.byId(brandId)
      const all = await methodStore(database.db).of(brandId, currency)
      return { currency, methods: all.filter(({ kind }) => places.works(kind)).map(withHand) }
    },
    /** By method, what a member has paid in today or may yet. */
    spentBy(memberId: string, db: Executor = database.db): Promise<Map<string, bigint>> {
      const since = new Date(clock.now().getTime() - dayMs)
      return depositStore(db).sumsSince(memberId, since)
    },
    attemptsOf: (memberId: string) => standingOf(database.db, memberId, clock.now()),
    async own(id: string, memberId: string): Promise<StoredDeposit> {
      const deposit = await depositStore(database.db).find(id)
      if (deposit?.memberId !== memberId) throw new Refusal('not_found')
      return deposit
    },
    async whole(deposit: StoredDeposit): Promise<Deposit> {
      const [method] = await shown([deposit])
      if (!method) throw new Error(`no method ${deposit.methodId}`)
      const proofs = await proofStore(database.db).of(deposit.id)
      return depositWhole(deposit, method, proofs, clock.now())
    },
  }
}
