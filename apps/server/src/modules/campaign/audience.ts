import type { Segment } from '@fairhouse/protocol'
import { Refusal } from '#platform/http'
import type { Deps } from './deps.ts'
import type { RecipientFinder } from './recipients.ts'
import { segmentFaults, type StoredSegment } from './rules.ts'

/** Batch size for counting: a million members in two hundred queries. */
const countBatchSize = 5000

export type Audience = ReturnType<typeof createAudience>

/** Resolves and counts the audience of a campaign. */
export function createAudience({ member }: Deps, finder: RecipientFinder) {
  /** Resolves names to ids and reports unknown names. */
  async function toStoredSegment(brandId: string, segment: Segment): Promise<StoredSegment> {
    const faults = segmentFaults(segment)
    if (Object.keys(faults).length > 0) throw new Refusal('invalid_fields', faults)
    const { accounts, ...filters } = segment
    if (!accounts) return filters
    const found = await Promise.all(accounts.map((name) => member.byName(brandId, name)))
    const lost = accounts.filter((_, place) => found[place] === undefined)
    if (lost.length > 0) {
      throw new Refusal('invalid_fields', Object.fromEntries(lost.map((one) => [one, 'invalid'])))
    }
    const ids = new Set(found.flatMap((account) => (account ? [account.id] : [])))
    return { memberIds: [...ids].toSorted((one, other) => (one < other ? -1 : 1)) }
  }

  async function count(brandId: string, segment: StoredSegment, askedAt: Date) {
    const query = { brandId, segment, askedAt }
    let [found, reached] = [0, 0]
    let batch = await finder.batch(query, null, countBatchSize)
    while (batch.reached !== null) {
      found += batch.found
      reached += batch.recipients.length
      batch = await finder.batch(query, batch.reached, countBatchSize)
    }
    return { found, reached }
  }

  return { toStoredSegment, count }
}
