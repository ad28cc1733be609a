import { clerkOf, type HandlersOf } from '#platform/http'
import type { Offers } from '../offers.ts'
import type { CreditApproval } from '../credit-approval.ts'
import type { allowingOf, deskOf, filesOf } from '../desk.ts'
import { depositShown } from '../show.ts'
import type { StoredDeposit } from '../store/deposits.ts'

type DeskRoutes =
  | 'GET /office/api/deposit'
  | 'GET /office/api/deposit/one'
  | 'GET /office/api/deposit/proof'
  | 'POST /office/api/deposit/claim'
  | 'POST /office/api/deposit/approve'
  | 'POST /office/api/deposit/reject'
  | 'POST /office/api/deposit/allow'

const pageSize = 50

export function deskHttp(
  files: ReturnType<typeof filesOf>,
  desk: ReturnType<typeof deskOf>,
  allow: ReturnType<typeof allowingOf>,
  offers: Offers,
  credits: CreditApproval,
): HandlersOf<DeskRoutes> {
  async function told(rows: readonly StoredDeposit[]) {
    const methods = await offers.shown(rows)
    const ids = rows.map(({ id }) => id)
    const proofs = await files.proofCounts(ids)
    const waiting = await credits.waitingOn(ids)
    return rows.flatMap((row, place) => {
      const method = methods[place]
      if (!method) return []
      const { brandId, memberId, provider, providerReference, claimedBy } = row
      const facts = { brandId, memberId, provider, providerReference, claimedBy }
      const beside = { proofs: proofs.get(row.id) ?? 0, waiting: waiting.get(row.id) ?? null }
      return [{ ...depositShown(row, method), ...facts, ...beside }]
    })
  }

  return {
    'GET /office/api/deposit': async ({ input }) => {
      const { state = 'reviewing', memberId = null, after = null } = input
      const rows = await files.list(state, memberId, after, pageSize + 1)
      const page = rows.slice(0, pageSize)
      const next = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null
      return { list: await told(page), next }
    },
    'GET /office/api/deposit/one': async (request) => {
      const { deposit, proofs, moves } = await files.read(request.input.id, clerkOf(request))
      const [shown] = await told([deposit])
      if (!shown) return request.refuse('not_found')
      const logged = moves.map(({ at, ...move }) => ({ at: at.toISOString(), ...move }))
      return { deposit: shown, proofs, moves: logged }
    },
    'GET /office/api/deposit/proof': async (request) => {
      const { type, data } = await files.proof(request.input.id, clerkOf(request))
      return { type, data: data.toString('base64') }
    },
    'POST /office/api/deposit/claim': async (request) => {
      await desk.claim(request.input.id, clerkOf(request))
      return {}
    },
    'POST /office/api/deposit/approve': async (request) => {
      const { id, amount, reason } = request.input
      return { approval: await desk.approve(id, amount, reason, clerkOf(request)) }
    },
    'POST /office/api/deposit/reject': async (request) => {
      await desk.reject(request.input.id, request.input.reason, clerkOf(request))
      return {}
    },
    'POST /office/api/deposit/allow': async (request) => {
      await allow(request.input.memberId, request.input.reason, clerkOf(request))
      return {}
    },
  }
}
