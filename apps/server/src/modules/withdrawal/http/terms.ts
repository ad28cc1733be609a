import { clerkOf, type HandlersOf } from '#platform/http'
import type { termsDesk } from '../terms-desk.ts'

type TermRoutes = 'GET /office/api/payment/withdrawals' | 'PUT /office/api/payment/withdrawals'

export function termsHttp(desk: ReturnType<typeof termsDesk>): HandlersOf<TermRoutes> {
  return {
    'GET /office/api/payment/withdrawals': ({ input }) => desk.of(input.brandId),
    'PUT /office/api/payment/withdrawals': async (request) => ({
      approval: await desk.save(request.input, clerkOf(request)),
    }),
  }
}
