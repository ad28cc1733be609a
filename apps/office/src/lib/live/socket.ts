import { randomFraction } from '@fairhouse/browser/random'
import type { Topics } from './topics.ts'

const firstMs = 1000
const longestMs = 30_000
/** Close code of an ended session; the next sign-in opens a new socket. */
const sessionEnded = 4401

/** Opens the office's WebSocket and reconnects it. Returns a function that closes it. */
export function openSocket(token: string, topics: Topics): () => void {
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
      const message: unknown = JSON.parse(data)
      const topic: unknown = message instanceof Object ? Reflect.get(message, 'topic') : undefined
      if (typeof topic === 'string' && !isOver) topics.receive(topic)
    })
    own.addEventListener('close', ({ code }) => {
      if (isOver) return
      topics.reset()
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
    topics.reset()
  }
}
