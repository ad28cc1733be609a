import { createHmac } from 'node:crypto'
import { orderedId } from '../ledger/ledger-bets.ts'

const secret = 'sandbox-secret'

/**
 * Builds a complete signed request before the measurement, so that it costs the generator nothing.
 */
export function playRequest(host: string, session: string): Buffer {
  const [transactionId, roundId] = [orderedId(), orderedId()]
  const round = { transactionId, roundId, gameCode: 'sandbox-game' }
  const input = { session, ...round, stake: '1.0000', win: '0.5000' }
  return rawRequest(host, '/vendor/v1/play', signed(input))
}

interface Signed {
  headers: Record<string, string>
  body: string
}

export function signed(input: object): Signed {
  const body = JSON.stringify(input)
  const timestamp = String(Date.now())
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  const headers = {
    'Content-Type': 'application/json',
    'X-Vendor': 'SANDBOX',
    'X-Timestamp': timestamp,
    'X-Signature': signature,
  }
  return { headers, body }
}

export function rawRequest(host: string, path: string, { headers, body }: Signed): Buffer {
  const length = Buffer.byteLength(body)
  const allHeaders = { Host: host, 'Content-Length': String(length), ...headers }
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}`)
  const head = [`POST ${path} HTTP/1.1`, ...lines].join('\r\n')
  return Buffer.from(`${head}\r\n\r\n${body}`)
}
