import type { Calls, InputOf, OutputOf } from '@fairhouse/protocol'
import { createZones } from '#platform/zone'
import { createCaseRows } from './case-rows.ts'
import type { Deps } from './deps.ts'
import { caseStore, type Case, type CaseFilter } from './store/cases.ts'
import { eventStore } from './store/events.ts'

type Listed = OutputOf<Calls['GET /office/api/risk/cases']>
type File = OutputOf<Calls['GET /office/api/risk/case']>
type Request = InputOf<Calls['GET /office/api/risk/cases']>

const pageSize = 50
const maxCounted = 1000
const maxShown = 3
const maxOfMember = 20

/** Cases for the office. */
export function createCaseQueries(deps: Deps) {
  const { kit, brands, member, staff } = deps
  const { db } = kit.database
  const store = caseStore(db)
  const zones = createZones()
  const toRows = createCaseRows(deps)

  const colleagues = async () => {
    const all = await staff.namesOf('riskManage')
    const able = all.filter(({ may }) => may).map(({ id, name }) => ({ id, name }))
    return { able, nameOf: (id: string) => all.find((one) => one.id === id)?.name ?? id }
  }

  /** Finds cases by number or by member. */
  async function foundBy(wanted: string | undefined): Promise<CaseFilter['found']> {
    if (wanted === undefined) return undefined
    const number = /^#?(\d{1,15})$/.exec(wanted.trim())?.[1] ?? null
    return { number, memberIds: (await member.search(wanted)).map(({ id }) => id) }
  }

  return {
    async list({ wanted, after, ...query }: Request): Promise<Listed> {
      const filter = { ...query, found: await foundBy(wanted) }
      const rows = await store.page(filter, after, pageSize + 1)
      const page = rows.slice(0, pageSize)
      const { able, nameOf } = await colleagues()
      return {
        brands: brands.all().map(({ id, name }) => ({ id, name })),
        colleagues: able,
        list: await toRows(page, maxShown, nameOf),
        next: rows.length > pageSize ? String(page.at(-1)?.number) : null,
        total: await store.count(filter, maxCounted),
      }
    },
    async file(found: Case): Promise<File> {
      const { currency, timeZone } = brands.byId(found.brandId)
      const { able, nameOf } = await colleagues()
      const [row] = await toRows([found], Infinity, nameOf)
      if (!row) throw new Error(`case ${found.id} has no row`)
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
      const cases = await store.unclosedOf(memberId, maxOfMember)
      return cases.map(({ id, number, kind, severity }) => ({ id, number, kind, severity }))
    },
  }
}
