import type { JournalRow, Reader } from '#modules/wallet'
import type { JournalStep, MemberStep, ProviderStore } from '../store/index.ts'

/** Steps of rounds, for modules that show them to players. */
export function createRoundSteps(store: ProviderStore) {
  return {
    /** The steps of journal rows by transfer id; both were written in the same commit. */
    async stepsOf(
      rows: readonly JournalRow[],
      transaction: Parameters<Reader['apply']>[1],
    ): Promise<Map<string, JournalStep>> {
      const references = rows.flatMap(roundReference)
      const steps = references.length > 0 ? await store.stepsOf(references, transaction) : []
      return new Map(steps.map((step) => [step.transferId, step]))
    },
    /** A member's steps in a round, in order. */
    roundOf: (vendor: string, roundId: string, memberId: string): Promise<MemberStep[]> =>
      store.memberRound(vendor, roundId, memberId),
  }
}

/** The reference of a transfer in a round is `PROVIDER/round`. */
function roundReference({ id: transferId, code, reference, refusal }: JournalRow) {
  const slash = reference.indexOf('/')
  if (refusal !== null || slash < 0 || !code.startsWith('vendor.')) return []
  const [vendor, roundId] = [reference.slice(0, slash), reference.slice(slash + 1)]
  return [{ vendor, roundId, transferId }]
}
