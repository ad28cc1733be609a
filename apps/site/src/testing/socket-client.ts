import { once } from 'node:events'
import * as z from 'zod/mini'
import { WebSocket, type RawData } from 'ws'

const message = z.strictObject({ topic: z.string(), seq: z.number(), data: z.unknown() })
export type LiveMessage = z.output<typeof message>

export interface TestSocket extends AsyncDisposable {
  readonly all: LiveMessage[]
  /** The next message not yet taken; waits for it. */
  next(): Promise<LiveMessage>
  send(data: unknown): void
  /** The code that the server closed it with. */
  closed: Promise<number>
  socket: WebSocket
}

export async function openSocket(
  address: string,
  headers: Record<string, string> = {},
  path = '/ws',
): Promise<TestSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${path}`, { headers })
  const all: LiveMessage[] = []
  const waiting: ((given: LiveMessage) => void)[] = []
  let taken = 0
  socket.binaryType = 'nodebuffer'
  socket.on('message', (data) => {
    const given = message.parse(JSON.parse(textOf(data)))
    all.push(given)
    const taker = waiting.shift()
    if (taker) {
      taken += 1
      taker(given)
    }
  })
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await once(socket, 'open')
  return {
    all,
    socket,
    closed,
    send: (data) => socket.send(JSON.stringify(data)),
    next() {
      const given = all[taken]
      if (given) {
        taken += 1
        return Promise.resolve(given)
      }
      return new Promise((resolve) => waiting.push(resolve))
    },
    async [Symbol.asyncDispose]() {
      socket.terminate()
      await closed
    },
  }
}

function textOf(data: RawData): string {
  if (!Buffer.isBuffer(data)) throw new Error('not one buffer')
  return data.toString('utf8')
}
