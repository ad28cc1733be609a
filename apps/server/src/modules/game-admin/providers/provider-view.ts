import type { ApprovalKind, Calls, OutputOf } from '@fairhouse/protocol'
import { toPendingView } from '#modules/staff'
import { versionOf } from '#platform/changes'
import type { Deps } from '../game-changes.ts'
import { toFacts } from './facts.ts'

type View = OutputOf<Calls['GET /office/api/providers']>

/** LIST of the requests that the page makes. */
const kinds = [
  'provider.add',
  'provider.change',
  'provider.key',
] as const satisfies readonly ApprovalKind[]

/** Lists game providers as they are set up, with what waits for approval. */
export function createProviderView({ brands, gameProvider, staff }: Deps) {
  async function waiting(): Promise<View['waiting']> {
    const open = await staff.approvals.pendingOf(kinds)
    const shown = toPendingView(open)
    return open.flatMap(({ kind, subject }, index) => {
      const [request, known] = [shown[index], kinds.find((one) => one === kind)]
      return request && known ? [{ ...request, kind: known, code: subject ?? '' }] : []
    })
  }

  return async function listProviders(): Promise<View> {
    const own = brands.all()
    const list = gameProvider.setup.all().map(({ terms, isFor, oldKeyUntil, ...provider }) => {
      const facts = toFacts(terms)
      return {
        ...provider,
        ...facts,
        wallet: terms.wallet,
        brands: own.filter(({ id }) => isFor(id)).map(({ code }) => code),
        oldKeyUntil: oldKeyUntil?.toISOString() ?? null,
        seen: versionOf(facts),
      }
    })
    return {
      brands: own.map(({ code, name }) => ({ code, name })),
      list,
      waiting: await waiting(),
    }
  }
}
