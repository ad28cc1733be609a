import type { Calls, InputOf, OutputOf } from '@fairhouse/protocol'
import { createZones } from '#platform/zone'
import type { Parts } from './parts.ts'
import { caseStore, type Case, type CaseFilter } from './store/cases.ts'
import { eventStore } from './store/events.ts'

type Listed = OutputOf<Calls['GET /office/api/risk/cases']>
type Row = Listed['list'][number]
type File = OutputOf<Calls['GET /office/api/risk/case']>
type Asked = InputOf<Calls['GET /office/api/risk/cases']>

const pageSize = 50
const mostCounted = 1000
const mostShown = 3
const mostOfMember = 20

/** Cases as colleagues are told of them. */
export function casesOf({ kit, brands, member, staff }: Parts) {
  const { db } = kit.database
  const store = caseStore(db)
  const zones = createZones()

  const colleagues = async () => {
    const all = await staff.namesOf('riskManage')
    const able = all.filter(({ may }) => may).map(({ id, name }) => ({ id, name }))
    return { able, nameOf: (id: string) => all.find((one) => one.id === id)?.name ?? id }
  }

  /** The number of a case, or whatever members are found by. */
  async function foundBy(wanted: string | undefined): Promise<CaseFilter['found']> {
    if (wanted === undefined) return undefined
    const number = /^#?(\d{1,15})$/.exec(wanted.trim())?.[1] ?? null
    return { number, memberIds: (await member.search(wanted)).map(({ id }) => id) }
  }

  async function told(cases: readonly Case[], most: number, nameOf: (id: string) => string) {
    const members = await store.membersOf(cases.map(({ id }) => id))
    const byCase = Map.groupBy(members, ({ caseId }) => caseId)
    const shown = (id: string) => (byCase.get(id) ?? []).slice(0, most)
    const ids = cases.flatMap(({ id }) => shown(id).map(({ memberId }) => memberId))
    const accounts = await member.accountsOf([...new Set(ids)])
    const names = new Map(accounts.map(({ id, account }) => [id, account]))
    return cases.map((one): Row => {
      const few = shown(one.id).map(({ memberId: id }) => ({ id, account: names.get(id) ?? '' }))
      return rowOf(one, {
        brand: brands.byId(one.brandId).name,
        owner: one.ownerId === null ? null : nameOf(one.ownerId),
        members: few,
        memberCount: byCase.get(one.id)?.length ?? 0,
      })
    })
  }

  return {
    async list({ wanted, after, ...asked }: Asked): Promise<Listed> {
      const filter = { ...asked, found: await foundBy(wanted) }
      const rows = await store.page(filter, after, pageSize + 1)
      const page = rows.slice(0, pageSize)
      const { able, nameOf } = await colleagues()
      return {
        brands: brands.all().map(({ id, name }) => ({ id, name })),
        colleagues: able,
        list: await told(page, mostShown, nameOf),
        next: rows.length > pageSize ? String(page.at(-1)?.number) : null,
        total: await store.count(filter, mostCounted),
      }
    },
    async file(found: Case): Promise<File> {
      const { currency, timeZone } = brands.byId(found.brandId)
      const { able, nameOf } = await colleagues()
      const [row] = await told([found], Infinity, nameOf)
      if (!row) throw new Error(`case ${found.id} is not told`)
      const events = await eventStore(db).of(found.id)
      const orName = (id: string | null) => (id === null ? null : nameOf(id))
      return {
        ...row,
        currency,
        day: (zones(timeZone) ?? zones('UTC'))?.dateOf(found.happenedAt) ?? '',
        figures: found.figures,
        colleagues: able,
        reason: found.reason,
        closedAt: found.closedAt?.toISOString() ?? null,
        events: events.map(({ what, at, staffId, toId, note }) => ({
          what,
          at: at.toISOString(),
          staff: orName(staffId),
          to: orName(toId),
          note,
        })),
      }
    },
    async ofMember(memberId: string) {
      const cases = await store.unclosedOf(memberId, mostOfMember)
      return cases.map(({ id, number, kind, severity }) => ({ id, number, kind, severity }))
    },
  }
}

type Names = Pick<Row, 'brand' | 'owner' | 'members' | 'memberCount'>

function rowOf(one: Case, names: Names): Row {
  const { id, number, brandId, kind, severity, state, ownerId, outcome } = one
  return {
    ...{ id, number, brandId, kind, severity, state, ownerId, outcome },
    ...names,
    happenedAt: one.happenedAt.toISOString(),
    raisedAt: one.raisedAt.toISOString(),
  }
}
