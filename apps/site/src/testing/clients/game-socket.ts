import { once } from 'node:events'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { studioSocketPath, type StudioCall, type StudioInput } from '@fairhouse/protocol/studio'
import type { GameAnswer } from './game-client.ts'

const answerSchema = z.looseObject({ id: z.int() })

/** A game's WebSocket to the studio. */
export interface GameSocket extends AsyncDisposable {
  /** Rejects if the connection is lost before the answer. */
  ask<C extends StudioCall>(call: C, body: StudioInput<C>): Promise<GameAnswer<C>>
  /** Sends the session, as the first message. */
  signIn(session: string | undefined): Promise<GameAnswer<StudioCall>>
  /** Sends any text. */
  say(text: string): void
  socket: WebSocket
  /** Close code. */
  closed: Promise<number>
}

/** Connects as a sandboxed frame does, whose origin is opaque. */
export async function openGameSocket(
  address: string,
  headers: Record<string, string> = { origin: 'null' },
): Promise<GameSocket> {
  const url = `${address.replace('http', 'ws')}${studioSocketPath}`
  const socket = new WebSocket(url, { headers })
  const waiting = new Map<unknown, PromiseWithResolvers<never>>()
  let lastId = 0
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  socket.on('message', (data) => {
    const text = Buffer.isBuffer(data) ? data.toString('utf8') : ''
    const { id, ...answer } = answerSchema.parse(JSON.parse(text))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by the studio
    waiting.get(id)?.resolve(answer as never)
    waiting.delete(id)
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the connection was lost'))
  })
  await once(socket, 'open')

  function send(message: object): Promise<never> {
    const answer = Promise.withResolvers<never>()
    const id = (lastId += 1)
    waiting.set(id, answer)
    socket.send(JSON.stringify({ id, ...message }))
    return answer.promise
  }
  return {
    ask: (call, body) => send({ call, body }),
    signIn: (session) => send({ session }),
    say: (text) => socket.send(text),
    socket,
    closed,
    async [Symbol.asyncDispose]() {
      socket.terminate()
      await closed
    },
  }
}
