import { useSearchParams } from 'wouter'
import { asking, useLook } from '#lib/ask'

/** What is known of the brand that the address names, asked once: a form is filled from it. */
export function useTold() {
  const [search] = useSearchParams()
  const brandId = search.get('brand') ?? undefined
  const answer = useLook(
    asking('GET /office/api/payments', { ...(brandId !== undefined && { brandId }) }),
  )
  const addressOf = (tab: 'methods' | 'providers') =>
    `/payments?tab=${tab}${brandId === undefined ? '' : `&brand=${brandId}`}`
  return { answer, addressOf }
}
