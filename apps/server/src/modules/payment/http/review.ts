import { amountOf, toWire } from '@fairhouse/money'
import { staffActorOf, type HandlersOf } from '#platform/http'
import type { MemberDeposits } from '../deposits/member-deposits.ts'
import type { CreditApproval } from '../review/credit-approval.ts'
import type {
  createSuspensionLift,
  createDepositReview,
  createDepositFiles,
} from '../review/review-deposits.ts'
import { toDepositView } from '../deposits/view.ts'
import type { StoredDeposit } from '../store/deposits.ts'

type ReviewRoutes =
  | 'GET /office/api/deposit'
  | 'GET /office/api/deposit/one'
  | 'GET /office/api/deposit/proof'
  | 'POST /office/api/deposit/claim'
  | 'POST /office/api/deposit/approve'
  | 'POST /office/api/deposit/reject'
  | 'POST /office/api/deposit/allow'

const pageSize = 50

export function reviewHttp(
  files: ReturnType<typeof createDepositFiles>,
  review: ReturnType<typeof createDepositReview>,
  allow: ReturnType<typeof createSuspensionLift>,
  memberDeposits: MemberDeposits,
  credits: CreditApproval,
): HandlersOf<ReviewRoutes> {
  async function toRows(rows: readonly StoredDeposit[]) {
    const methods = await memberDeposits.methodsOf(rows)
    const ids = rows.map(({ id }) => id)
    const proofs = await files.proofCounts(ids)
    const waiting = await credits.waitingOn(ids)
    return rows.flatMap((row, place) => {
      const method = methods[place]
      if (!method) return []
      const { brandId, memberId, provider, providerReference, claimedBy } = row
      const terms = {
        feeShare: row.feeMillionths,
        feeFixed: toWire(amountOf(BigInt(row.feeFixed))),
      }
      const facts = { brandId, memberId, provider, providerReference, claimedBy, ...terms }
      const beside = { proofs: proofs.get(row.id) ?? 0, waiting: waiting.get(row.id) ?? null }
      return [{ ...toDepositView(row, method), ...facts, ...beside }]
    })
  }

  return {
    'GET /office/api/deposit': async ({ input }) => {
      const { state = 'reviewing', memberId = null, after = null } = input
      const rows = await files.list(state, memberId, after, pageSize + 1)
      const page = rows.slice(0, pageSize)
      const next = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null
      return { list: await toRows(page), next }
    },
    'GET /office/api/deposit/one': async (request) => {
      const { deposit, proofs, moves } = await files.read(request.input.id, staffActorOf(request))
      const [shown] = await toRows([deposit])
      if (!shown) return request.refuse('not_found')
      const logged = moves.map(({ at, ...move }) => ({ at: at.toISOString(), ...move }))
      return { deposit: shown, proofs, moves: logged }
    },
    'GET /office/api/deposit/proof': async (request) => {
      const { type, data } = await files.proof(request.input.id, staffActorOf(request))
      return { type, data: data.toString('base64') }
    },
    'POST /office/api/deposit/claim': async (request) => {
      await review.claim(request.input.id, staffActorOf(request))
      return {}
    },
    'POST /office/api/deposit/approve': async (request) => {
      const { id, amount, reason } = request.input
      return { approval: await review.approve(id, amount, reason, staffActorOf(request)) }
    },
    'POST /office/api/deposit/reject': async (request) => {
      await review.reject(request.input.id, request.input.reason, staffActorOf(request))
      return {}
    },
    'POST /office/api/deposit/allow': async (request) => {
      await allow(request.input.memberId, request.input.reason, staffActorOf(request))
      return {}
    },
  }
}
