import { createHmac } from 'node:crypto'
import { connect } from 'node:net'
import { orderedId } from './ledger-bets.ts'

const secret = 'sandbox-secret'

/** A whole request, signed: made before the clock runs, so that it costs the generator nothing. */
export function playRequest(host: string, session: string): Buffer {
  const [transactionId, roundId] = [orderedId(), orderedId()]
  const round = { transactionId, roundId, gameCode: 'sandbox-game' }
  const input = { session, ...round, stake: '1.0000', win: '0.5000' }
  return onTheWire(host, '/vendor/v1/play', signed(input))
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

export function onTheWire(host: string, path: string, { headers, body }: Signed): Buffer {
  const length = Buffer.byteLength(body)
  const all = { Host: host, 'Content-Length': String(length), ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  const head = [`POST ${path} HTTP/1.1`, ...lines].join('\r\n')
  return Buffer.from(`${head}\r\n\r\n${body}`)
}

/** Each connection takes its next request when the last was answered; answers per second. */
export function loadPlays(
  address: string,
  requests: Buffer[],
  connections: number,
  seconds: number,
): Promise<number> {
  const lists = Array.from({ length: connections }, () => requests)
  return loadRequests(address, lists, seconds)
}

/** One connection for each list, the last request of it first; answers per second. */
export async function loadRequests(
  address: string,
  lists: Buffer[][],
  seconds: number,
): Promise<number> {
  const { hostname, port } = new URL(address)
  const endMs = performance.now() + seconds * 1000
  const startMs = performance.now()
  let answered = 0
  const one = (requests: Buffer[]) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname)
      socket.setNoDelay(true)
      const next = () => {
        const request = requests.pop()
        if (!request || performance.now() > endMs) socket.end(() => resolve())
        else socket.write(request)
      }
      // An answer is small and comes in one piece.
      socket.on('data', (chunk: Buffer) => {
        if (!chunk.includes('HTTP/1.1 200') || chunk.includes('"success":false')) {
          reject(new Error(chunk.toString('latin1').slice(0, 500)))
        }
        answered += 1
        next()
      })
      socket.once('error', reject)
      socket.once('connect', next)
    })
  await Promise.all(lists.map(one))
  return Math.round(answered / ((performance.now() - startMs) / 1000))
}
