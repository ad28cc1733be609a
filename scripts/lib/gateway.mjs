import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './paths.mjs'

/**
 * Starts the demonstration's payment gateway on a free port, unless another one is configured.
 * @returns {Promise<{ url: string, close(): Promise<void> } | undefined>}
 */
export async function ensureGateway() {
  if (process.env.NODE_ENV === 'production' || process.env.SANDBOX_GATEWAY_URL) return undefined
  const file = join(root, 'examples', 'payment', 'gateway.ts')
  const { startGateway } = await import(pathToFileURL(file).href)
  const secret = 'sandbox-gateway-secret'
  const gateway = await startGateway({ port: 0, host: '127.0.0.1', secret })
  process.env.SANDBOX_GATEWAY_URL = gateway.url
  return gateway
}
