import { useSearchParams } from 'wouter'
import { freshQuery, useQueryOnce } from '#lib/query'

/** Loads the payment config of the brand in the address, once, as a form starts from it. */
export function usePayments() {
  const [search] = useSearchParams()
  const brandId = search.get('brand') ?? undefined
  const answer = useQueryOnce(
    freshQuery('GET /office/api/payments', { ...(brandId !== undefined && { brandId }) }),
  )
  const addressOf = (tab: 'methods' | 'providers') =>
    `/payments?tab=${tab}${brandId === undefined ? '' : `&brand=${brandId}`}`
  return { answer, addressOf }
}
