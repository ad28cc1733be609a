import { connect } from 'node:net'

/** Returns the next request of a connection, or undefined at the end. */
export type Next = () => Buffer | undefined

/** Bytes of the body to read: they show whether the request was accepted. */
const bodyPrefixBytes = 64

const readBuffer = Buffer.alloc(65_536)

const contentLength = /\r\ncontent-length: (\d+)\r\n/i

/**
 * Sends requests over one connection per client, each after the last answer, and returns answers
 * per second. Answers are counted by length and not parsed, so that large ones hardly cost the
 * generator, which shares the machine.
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
    let remaining = 0
    const onRead = (read: number, buffer: Uint8Array) => {
      const chunk = Buffer.from(buffer.buffer, buffer.byteOffset, read)
      remaining = (remaining > 0 ? remaining : lengthOf(chunk)) - read
      if (!(remaining >= 0)) reject(new Error(chunk.toString('latin1').slice(0, 500)))
      if (remaining === 0) {
        answered += 1
        send()
      }
      return true
    }
    // All answers are read into one buffer, without allocations.
    const onread = { buffer: readBuffer, callback: onRead }
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

/** Length of an answer by its headers; NaN if it was not accepted. */
function lengthOf(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n')
  const head = chunk.toString('latin1', 0, end + bodyPrefixBytes)
  const [, length] = contentLength.exec(head) ?? []
  const isAccepted = head.startsWith('HTTP/1.1 200') && !head.includes('"success":false')
  return end > 0 && isAccepted && length !== undefined ? end + 4 + Number(length) : Number.NaN
}
