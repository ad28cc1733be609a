import { randomFraction } from '@fairhouse/browser/random'
import type { Nudges } from './nudges.ts'

const firstMs = 1000
const longestMs = 30_000
/** The session is over: whoever signs in next opens another. */
const sessionEnded = 4401

/** Opens the socket of the office and opens it again when it is lost; answers how to end it. */
export function keepSocket(token: string, told: Nudges): () => void {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let waitMs = firstMs

  function open(): void {
    const own = new WebSocket(new URL('/office/ws', location.href.replace(/^http/, 'ws')))
    socket = own
    own.addEventListener('open', () => own.send(JSON.stringify({ token })))
    own.addEventListener('message', ({ data }: MessageEvent<string>) => {
      waitMs = firstMs
      const said: unknown = JSON.parse(data)
      const topic: unknown = said instanceof Object ? Reflect.get(said, 'topic') : undefined
      if (typeof topic === 'string' && !isOver) told.hear(topic)
    })
    own.addEventListener('close', ({ code }) => {
      if (isOver) return
      told.lose()
      if (code === sessionEnded) return
      timer = setTimeout(open, waitMs * (0.5 + randomFraction() / 2))
      waitMs = Math.min(longestMs, waitMs * 2)
    })
  }

  open()
  return () => {
    isOver = true
    clearTimeout(timer)
    socket?.close()
    told.lose()
  }
}
