import { staffActorOf, type HandlersOf } from '#platform/http'
import type { createTermsApproval } from '../terms/terms-approval.ts'

type TermRoutes = 'GET /office/api/payment/withdrawals' | 'PUT /office/api/payment/withdrawals'

export function termsHttp(
  approval: ReturnType<typeof createTermsApproval>,
): HandlersOf<TermRoutes> {
  return {
    'GET /office/api/payment/withdrawals': ({ input }) => approval.load(input.brandId),
    'PUT /office/api/payment/withdrawals': async (request) => ({
      approval: await approval.request(request.input, staffActorOf(request)),
    }),
  }
}
