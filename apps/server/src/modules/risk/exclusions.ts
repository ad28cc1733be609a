import type { Calls, InputOf, OutputOf } from '@fairhouse/protocol'
import type { Parts } from './parts.ts'

type Told = OutputOf<Calls['GET /office/api/risk/exclusions']>
type Asked = InputOf<Calls['GET /office/api/risk/exclusions']>

const pageSize = 50
const mostCounted = 1000

/** Who is excluded now, for how long and by whom. */
export function exclusionsOf({ brands, exclusion, member, safety, staff }: Parts) {
  /** The house notes who did it right after it has begun. */
  async function doers(memberIds: readonly string[]) {
    const noted = await safety.exclusionsOf(memberIds)
    const names = new Map((await staff.namesOf('riskRead')).map(({ id, name }) => [id, name]))
    return (memberId: string, since: Date): string | null => {
      const first = noted.find((one) => one.memberId === memberId && one.at >= since)
      return first ? (names.get(first.staffId) ?? first.staffId) : null
    }
  }

  return async ({ wanted, ...asked }: Asked): Promise<Told> => {
    const found = wanted === undefined ? undefined : await member.search(wanted)
    const memberIds = found?.map(({ id }) => id)
    const { list, total } = await exclusion.presentOnes(
      { ...asked, memberIds },
      pageSize + 1,
      mostCounted,
    )
    const page = list.slice(0, pageSize)
    const ids = [...new Set(page.map(({ memberId }) => memberId))]
    const names = new Map((await member.accountsOf(ids)).map(({ id, account }) => [id, account]))
    const doer = await doers(ids)
    return {
      brands: brands.all().map(({ id, name }) => ({ id, name })),
      list: page.map(({ id, memberId, brandId, kind, since, until }) => ({
        id,
        memberId,
        account: names.get(memberId) ?? '',
        brand: brands.byId(brandId).name,
        kind,
        since: since.toISOString(),
        until: until?.toISOString() ?? null,
        by: kind === 'house' ? doer(memberId, since) : null,
      })),
      next: list.length > pageSize ? (page.at(-1)?.id ?? null) : null,
      total,
    }
  }
}
