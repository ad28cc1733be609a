import type { Provider } from './provider.ts'

/** Pages of the demonstration's gateway come through the site, so that one address is enough. */
export const sandboxPages = '/sandbox-gateway'

/** The gateway of `examples/payment`, in the demonstration only: no money moves anywhere. */
export function sandboxProvider(gateway: Provider, gatewayUrl: string | undefined): Provider {
  const here = <P extends { baseUrl: string | undefined }>(place: P): P => ({
    ...place,
    baseUrl: gatewayUrl,
  })
  return {
    byHand: false,
    async create(order, place) {
      const begun = await gateway.create(order, here(place))
      return begun?.page === undefined ? begun : { ...begun, page: sandboxPages + begun.page }
    },
    status: (id, place) => gateway.status(id, here(place)),
    webhook: gateway.webhook,
    payout: (order, place) => gateway.payout(order, here(place)),
    payoutStatus: (id, place) => gateway.payoutStatus(id, here(place)),
  }
}
