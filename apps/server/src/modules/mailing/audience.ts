import type { Segment } from '@fairhouse/protocol'
import { Refusal } from '#platform/http'
import type { Parts } from './parts.ts'
import type { People } from './people.ts'
import { segmentFaults, type KeptSegment } from './rules.ts'

/** So many are counted at a time: a million in two hundred looks. */
const countedAtOnce = 5000

export type Audience = ReturnType<typeof audienceOf>

/** Whom a letter is for, before it is sent. */
export function audienceOf({ member }: Parts, people: People) {
  /** Names become ids, and one that is nobody's is told. */
  async function kept(brandId: string, segment: Segment): Promise<KeptSegment> {
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

  async function count(brandId: string, segment: KeptSegment, askedAt: Date) {
    const asked = { brandId, segment, askedAt }
    let [found, reached] = [0, 0]
    let batch = await people.batch(asked, null, countedAtOnce)
    while (batch.reached !== null) {
      found += batch.found
      reached += batch.recipients.length
      batch = await people.batch(asked, batch.reached, countedAtOnce)
    }
    return { found, reached }
  }

  return { kept, count }
}
