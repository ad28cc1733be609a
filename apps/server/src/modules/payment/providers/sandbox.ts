import type { Provider } from './provider.ts'

/** Sandbox gateway pages are served through the site, so that one address is enough. */
export const sandboxPages = '/sandbox-gateway'

/** The gateway of `examples/payment`, for the demo only: no money moves. */
export function sandboxProvider(gateway: Provider, gatewayUrl: string | undefined): Provider {
  const atSandbox = <P extends { baseUrl: string | undefined }>(place: P): P => ({
    ...place,
    baseUrl: gatewayUrl,
  })
  return {
    byHand: false,
    async create(order, place) {
      const created = await gateway.create(order, atSandbox(place))
      return created?.page === undefined
        ? created
        : { ...created, page: sandboxPages + created.page }
    },
    status: (id, place) => gateway.status(id, atSandbox(place)),
    webhook: gateway.webhook,
    payout: (order, place) => gateway.payout(order, atSandbox(place)),
    payoutStatus: (id, place) => gateway.payoutStatus(id, atSandbox(place)),
  }
}
