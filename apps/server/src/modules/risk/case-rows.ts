import type { Calls, OutputOf } from '@fairhouse/protocol'
import type { Deps } from './deps.ts'
import { caseStore, type Case } from './store/cases.ts'

type Row = OutputOf<Calls['GET /office/api/risk/cases']>['list'][number]

/** Rows of cases, each with up to a number of its members. */
export function createCaseRows({ kit, brands, member }: Deps) {
  const store = caseStore(kit.database.db)

  return async (
    cases: readonly Case[],
    most: number,
    nameOf: (staffId: string) => string,
  ): Promise<Row[]> => {
    const members = await store.membersOf(cases.map(({ id }) => id))
    const byCase = Map.groupBy(members, ({ caseId }) => caseId)
    const shown = (id: string) => (byCase.get(id) ?? []).slice(0, most)
    const ids = cases.flatMap(({ id }) => shown(id).map(({ memberId }) => memberId))
    const accounts = await member.accountsOf([...new Set(ids)])
    const names = new Map(accounts.map(({ id, account }) => [id, account]))
    return cases.map(({ id, number, brandId, kind, severity, state, ownerId, outcome, ...at }) => ({
      id,
      number,
      brandId,
      brand: brands.byId(brandId).name,
      kind,
      severity,
      state,
      ownerId,
      owner: ownerId === null ? null : nameOf(ownerId),
      members: shown(id).map(({ memberId }) => ({
        id: memberId,
        account: names.get(memberId) ?? '',
      })),
      memberCount: byCase.get(id)?.length ?? 0,
      happenedAt: at.happenedAt.toISOString(),
      raisedAt: at.raisedAt.toISOString(),
      outcome,
    }))
  }
}
