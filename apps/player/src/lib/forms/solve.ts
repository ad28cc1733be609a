import { nowMs } from '#lib/clock'
import { firstWord } from './sha256.ts'

interface Task {
  readonly task: string
  readonly bits: number
}

/** So long at a stretch, so that the page stays alive. */
const sliceMs = 12

/** Finds `task:n` whose hash begins with so many zero bits; tells how far it is, from 0 to 1. */
export async function solve(
  { task, bits }: Task,
  tell: (done: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const encoder = new TextEncoder()
  const expected = 2 ** bits
  let tried = 0
  while (!signal.aborted) {
    const untilMs = nowMs() + sliceMs
    while (nowMs() < untilMs) {
      for (let more = 0; more < 64; more += 1) {
        const answer = `${task}:${tried}`
        if (firstWord(encoder.encode(answer)) >>> (32 - bits) === 0) return answer
        tried += 1
      }
    }
    tell(1 - Math.exp(-tried / expected))
    await new Promise((resolve) => setTimeout(resolve))
  }
  throw new Error('nobody waits for it any more')
}
