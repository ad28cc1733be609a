import type { Calls, InputOf, OutputOf } from '@fairhouse/protocol'
import { createZones } from '#platform/zone'
import { caseRows } from './case-rows.ts'
import type { Parts } from './parts.ts'
import { caseStore, type Case, type CaseFilter } from './store/cases.ts'
import { eventStore } from './store/events.ts'

type Listed = OutputOf<Calls['GET /office/api/risk/cases']>
type File = OutputOf<Calls['GET /office/api/risk/case']>
type Asked = InputOf<Calls['GET /office/api/risk/cases']>

const pageSize = 50
const mostCounted = 1000
const mostShown = 3
const mostOfMember = 20

/** Cases as colleagues are told of them. */
export function casesOf(parts: Parts) {
  const { kit, brands, member, staff } = parts
  const { db } = kit.database
  const store = caseStore(db)
  const zones = createZones()
  const told = caseRows(parts)

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
