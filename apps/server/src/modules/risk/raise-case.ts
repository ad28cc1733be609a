import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import type { Finding } from './finding.ts'
import { eventStore, type CaseEvent } from './store/events.ts'
import { raisingStore } from './store/raising.ts'
import type { Rule } from './default-rules.ts'

/**
 * Raises a case for a finding, inside a transaction. An open case takes in new members; after the
 * last one was closed, only new members raise another.
 */
export async function raiseCase(
  { clock, random }: Pick<Kit, 'clock' | 'random'>,
  transaction: Executor,
  { brandId, severity }: { brandId: string; severity: Rule['severity'] },
  finding: Finding,
): Promise<void> {
  const store = raisingStore(transaction)
  const at = clock.now()
  const note = (caseId: string, what: CaseEvent['what']) =>
    eventStore(transaction).add(random.orderedId(), caseId, {
      what,
      staffId: null,
      toId: null,
      note: null,
      at,
    })
  const known = await store.known(brandId, finding)
  const seen = new Set(known.flatMap(({ members }) => members))
  const joined = finding.members.filter((id) => !seen.has(id))
  const unclosed = known.find(({ state }) => state !== 'closed')
  if (unclosed) {
    const isMore = finding.kind === 'largeWin' && unclosed.hasOtherFigures
    if (joined.length === 0 && !isMore) return
    await store.addMembers(unclosed.id, joined)
    await store.setFigures(unclosed.id, finding.figures)
    return note(unclosed.id, 'grown')
  }
  if (joined.length === 0) return
  const id = random.orderedId()
  const nth = (known.at(-1)?.nth ?? 0) + 1
  await store.add({ id, brandId, nth, severity, at }, finding)
  await store.addMembers(id, finding.members)
  await note(id, 'raised')
}
