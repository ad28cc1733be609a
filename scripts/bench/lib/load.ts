import { connect } from 'node:net'

/** What a connection sends next; it ends where there is nothing more. */
export type Next = () => Buffer | undefined

/** What is looked at of a body: there it says whether it was accepted. */
const beginning = 64

const readInto = Buffer.alloc(65_536)

const lengthSaid = /\r\ncontent-length: (\d+)\r\n/i

/**
 * One connection for each, that sends its next request when the last was answered; answers per
 * second. Answers are counted by their length and not read, so that large ones cost the generator,
 * which shares the machine, hardly more than small ones.
 */
export async function loadRequests(
  address: string,
  clients: readonly Next[],
  seconds: number,
): Promise<number> {
  const startMs = performance.now()
  const endMs = startMs + seconds * 1000
  const counts = await Promise.all(clients.map((next) => client(address, next, endMs)))
  const answered = counts.reduce((sum, count) => sum + count, 0)
  return Math.round(answered / ((performance.now() - startMs) / 1000))
}

function client(address: string, next: Next, endMs: number): Promise<number> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    let answered = 0
    let left = 0
    const take = (read: number, buffer: Uint8Array) => {
      const chunk = Buffer.from(buffer.buffer, buffer.byteOffset, read)
      left = (left > 0 ? left : lengthOf(chunk)) - read
      if (!(left >= 0)) reject(new Error(chunk.toString('latin1').slice(0, 500)))
      if (left === 0) {
        answered += 1
        send()
      }
      return true
    }
    // All read into the same place, one after the other: nothing is made for an answer.
    const onread = { buffer: readInto, callback: take }
    const socket = connect({ port: Number(port), host: hostname, noDelay: true, onread })
    const send = () => {
      const request = performance.now() > endMs ? undefined : next()
      if (request) socket.write(request)
      else socket.end(() => resolve(answered))
    }
    socket.once('error', reject)
    socket.once('connect', send)
  })
}

/** Of an answer with its head, as the head says it; none for one that was not accepted. */
function lengthOf(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n')
  const head = chunk.toString('latin1', 0, end + beginning)
  const [, length] = lengthSaid.exec(head) ?? []
  const isAccepted = head.startsWith('HTTP/1.1 200') && !head.includes('"success":false')
  return end > 0 && isAccepted && length !== undefined ? end + 4 + Number(length) : Number.NaN
}
