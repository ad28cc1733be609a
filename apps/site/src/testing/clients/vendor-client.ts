import { createHmac } from 'node:crypto'
import type { TestSite } from '../test-site.ts'

export interface VendorAnswer {
  success: boolean
  code?: string
  value?: { session: string; playerId: string; balance: string } | null
}

/** Signs requests as the sandbox provider does, over the bytes of the body. */
export async function asVendor(site: TestSite, verb: string, body: object): Promise<VendorAnswer> {
  const text = JSON.stringify(body)
  const timestamp = String(site.now().getTime())
  const hmac = createHmac('sha256', 'sandbox-secret').update(`${timestamp}.${text}`)
  const signed = { 'x-timestamp': timestamp, 'x-signature': hmac.digest('hex') }
  const headers = { 'x-vendor': 'SANDBOX', ...signed }
  const init = { method: 'POST', headers, body: text }
  const response = await site.visitor().send(`/vendor/v1/${verb}`, init)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the tests of vendors have it
  return (await response.json()) as VendorAnswer
}
