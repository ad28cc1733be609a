import { createHmac } from 'node:crypto'
import { vendorHeaders, vendorPath, type VendorAnswer } from '@fairhouse/protocol/vendor'
import type { Clock, WalletClient } from '#kit'

export interface HttpWalletOptions {
  operatorUrl: string
  /** The signing secret of each of our providers. */
  secretOf(vendor: string): string
  clock: Clock
}

const timeoutMs = 10_000

/** Signs and sends `POST /vendor/v1/<verb>`. */
export function httpWallet({ operatorUrl, secretOf, clock }: HttpWalletOptions): WalletClient {
  const secrets = new Map<string, string>()

  function secretFor(vendor: string): string {
    const secret = secrets.get(vendor) ?? secretOf(vendor)
    secrets.set(vendor, secret)
    return secret
  }

  return {
    async call(vendor, verb, body) {
      const text = JSON.stringify(body)
      const timestamp = String(clock.now().getTime())
      const response = await fetch(new URL(`${vendorPath}/${verb}`, operatorUrl), {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'content-type': 'application/json',
          [vendorHeaders.vendor]: vendor,
          [vendorHeaders.timestamp]: timestamp,
          [vendorHeaders.signature]: createHmac('sha256', secretFor(vendor))
            .update(`${timestamp}.${text}`)
            .digest('hex'),
        },
        body: text,
      })
      if (response.status >= 500) throw new Error(`the operator answered ${response.status}`)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the protocol's envelope
      return (await response.json()) as VendorAnswer<typeof verb>
    },
  }
}
