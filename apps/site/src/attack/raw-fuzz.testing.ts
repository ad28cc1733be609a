import { connect } from 'node:net'
import { rawCase } from './raw-cases.testing.ts'

const connections = 16

/** Sends bytes, closes its side, and resolves with the answer when the server closes too. */
export function exchange(address: string, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve) => {
    const received: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.end(bytes))
    socket.on('data', (piece) => received.push(piece))
    // A reset also counts as an answer; the test checks that other requests are still served.
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve(Buffer.concat(received).toString('latin1')))
  })
}

export interface FuzzResult {
  sent: number
  /** Number of answers by status; `none` counts connections closed without an answer. */
  statuses: Map<string, number>
  /** Seeds of the cases that got a 5xx. */
  faults: string[]
}

/** Sends `count` cases from a seed to a running site, several connections in parallel. */
export async function fuzz(address: string, seed: string, cases: number): Promise<FuzzResult> {
  const statuses = new Map<string, number>()
  const faults: string[] = []
  let next = 0
  const worker = async () => {
    while (next < cases) {
      const name = `${seed}-${next++}`
      const answer = await exchange(address, rawCase(name))
      const found = Array.from(
        answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm),
        ([, status = '']) => status,
      )
      for (const status of found.length > 0 ? found : ['none']) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
      if (found.includes('500')) faults.push(name)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return { sent: next, statuses, faults }
}
