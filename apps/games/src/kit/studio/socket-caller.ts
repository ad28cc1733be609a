import type { StudioCall } from '@fairhouse/protocol/studio'
import { isAnswer } from './answer.ts'

/** The WebSocket features we use. */
export interface CallerSocket {
  addEventListener(type: 'open' | 'close', listener: () => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
  send(text: string): void
  close(): void
}

export interface SocketCaller {
  /** Connects, unless there is a connection or sockets do not get through. */
  connect(session: string): void
  /** Undefined if the socket is not ready or is lost before the answer: ask again over HTTP. */
  ask(call: StudioCall, body: object): Promise<unknown> | undefined
}

/** Half the time that HTTP has, because HTTP is asked next. */
const timeoutMs = 4000
/** Where a proxy blocks sockets, the game stays with HTTP. */
const maxFailures = 3

/** Makes calls over one WebSocket, which connects again after a loss. */
export function createSocketCaller(open: () => CallerSocket): SocketCaller {
  let socket: CallerSocket | undefined
  let isReady = false
  let failures = 0
  let lastId = 0
  const waiting = new Map<unknown, (answer?: unknown) => void>()

  function lose(lost: CallerSocket) {
    if (socket !== lost) return
    socket = undefined
    if (!isReady) failures += 1
    isReady = false
    lost.close()
    for (const end of waiting.values()) end()
    waiting.clear()
  }

  const send = (to: CallerSocket, message: object) =>
    new Promise<unknown>((resolve) => {
      const id = (lastId += 1)
      const timer = setTimeout(lose, timeoutMs, to)
      waiting.set(id, (answer) => {
        clearTimeout(timer)
        waiting.delete(id)
        resolve(answer)
      })
      to.send(JSON.stringify({ id, ...message }))
    })

  return {
    connect(session) {
      if (socket || failures >= maxFailures) return
      let opened: CallerSocket
      try {
        opened = open()
      } catch {
        failures = maxFailures
        return
      }
      socket = opened
      opened.addEventListener('open', () => {
        void send(opened, { session }).then((answer) => {
          isReady = socket === opened && isAnswer(answer) && answer.success
        })
      })
      opened.addEventListener('message', ({ data }) => {
        const answer: unknown = JSON.parse(String(data))
        if (isAnswer(answer) && 'id' in answer) waiting.get(answer.id)?.(answer)
      })
      opened.addEventListener('close', () => lose(opened))
    },
    ask: (call, body) => (socket && isReady ? send(socket, { call, body }) : undefined),
  }
}
