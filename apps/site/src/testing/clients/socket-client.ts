import { once } from 'node:events'
import * as z from 'zod/mini'
import { WebSocket, type RawData } from 'ws'

const messageSchema = z.strictObject({ topic: z.string(), seq: z.number(), data: z.unknown() })
export type LiveMessage = z.output<typeof messageSchema>

export interface TestSocket extends AsyncDisposable {
  readonly all: LiveMessage[]
  /** Takes the next message, waiting for it if necessary. */
  next(): Promise<LiveMessage>
  send(data: unknown): void
  /** Close code sent by the server. */
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
  const waiting: ((message: LiveMessage) => void)[] = []
  let takenCount = 0
  socket.binaryType = 'nodebuffer'
  socket.on('message', (data) => {
    const received = messageSchema.parse(JSON.parse(textOf(data)))
    all.push(received)
    const taker = waiting.shift()
    if (taker) {
      takenCount += 1
      taker(received)
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
      const message = all[takenCount]
      if (message) {
        takenCount += 1
        return Promise.resolve(message)
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
