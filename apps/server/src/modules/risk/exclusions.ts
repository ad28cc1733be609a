import type { Calls, InputOf, OutputOf } from '@fairhouse/protocol'
import type { Deps } from './deps.ts'

type View = OutputOf<Calls['GET /office/api/risk/exclusions']>
type Request = InputOf<Calls['GET /office/api/risk/exclusions']>

const pageSize = 50
const maxCounted = 1000

/** Members under exclusion, its length and who set it. */
export function createExclusionList({ brands, exclusion, member, responsibleGaming, staff }: Deps) {
  /** The exclusion's contact note is written right after it starts. */
  async function excludedByNames(memberIds: readonly string[]) {
    const noted = await responsibleGaming.exclusionsOf(memberIds)
    const names = new Map((await staff.namesOf('riskRead')).map(({ id, name }) => [id, name]))
    return (memberId: string, since: Date): string | null => {
      const first = noted.find((one) => one.memberId === memberId && one.at >= since)
      return first ? (names.get(first.staffId) ?? first.staffId) : null
    }
  }

  return async ({ wanted, ...query }: Request): Promise<View> => {
    const found = wanted === undefined ? undefined : await member.search(wanted)
    const memberIds = found?.map(({ id }) => id)
    const { list, total } = await exclusion.listPresent(
      { ...query, memberIds },
      pageSize + 1,
      maxCounted,
    )
    const page = list.slice(0, pageSize)
    const ids = [...new Set(page.map(({ memberId }) => memberId))]
    const names = new Map((await member.accountsOf(ids)).map(({ id, account }) => [id, account]))
    const excludedBy = await excludedByNames(ids)
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
        by: kind === 'house' ? excludedBy(memberId, since) : null,
      })),
      next: list.length > pageSize ? (page.at(-1)?.id ?? null) : null,
      total,
    }
  }
}
