import type { JournalRow, Reader } from '#modules/wallet'
import type { JournalStep, OwnStep, VendorStore } from './store/index.ts'

/** What was asked in rounds, for who tells players about them. */
export function roundFacts(store: VendorStore) {
  return {
    /** The steps that rows of the journal were, by their transfers; written in the same commits. */
    async stepsOf(
      rows: readonly JournalRow[],
      transaction: Parameters<Reader['apply']>[1],
    ): Promise<Map<string, JournalStep>> {
      const asked = rows.flatMap(placeOf)
      const steps = asked.length > 0 ? await store.stepsOf(asked, transaction) : []
      return new Map(steps.map((step) => [step.transferId, step]))
    },
    /** What one member did in a round, in its order. */
    roundOf: (vendor: string, roundId: string, memberId: string): Promise<OwnStep[]> =>
      store.ownRound(vendor, roundId, memberId),
  }
}

/** Transfers in a round refer to it as `VENDOR/round`. */
function placeOf({ id: transferId, code, reference, refusal }: JournalRow) {
  const slash = reference.indexOf('/')
  if (refusal !== null || slash < 0 || !code.startsWith('vendor.')) return []
  const [vendor, roundId] = [reference.slice(0, slash), reference.slice(slash + 1)]
  return [{ vendor, roundId, transferId }]
}
