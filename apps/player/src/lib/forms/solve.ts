import { nowMs } from '#lib/clock'
import { doneAfter } from './done-after.ts'
import { workSearch, type Task } from './work-search.ts'

/** So long at a stretch, so that the page stays alive. */
const sliceMs = 12
const atOnce = 64

type Tell = (done: number) => void

/** More than this takes long enough to be left to a worker. */
const mostBitsHere = 16

/** Finds `task:n` whose hash begins with so many zero bits; tells how far it is, from 0 to 1. */
export async function solve(task: Task, tell: Tell, signal: AbortSignal): Promise<string> {
  if (task.bits <= mostBitsHere || typeof Worker === 'undefined') {
    return solveHere(task, tell, signal)
  }
  const { solveApart } = await import('./solve-apart.ts')
  return solveApart(task, tell, signal).catch((problem: unknown) => {
    if (signal.aborted) throw problem
    // Some browsers have no workers for us: it takes longer on the page, and still works.
    return solveHere(task, tell, signal)
  })
}

async function solveHere(task: Task, tell: Tell, signal: AbortSignal): Promise<string> {
  const search = workSearch(task)
  let tried = 0
  while (!signal.aborted) {
    const untilMs = nowMs() + sliceMs
    while (nowMs() < untilMs) {
      const answer = search(tried, atOnce)
      if (answer !== undefined) return answer
      tried += atOnce
    }
    tell(doneAfter(tried, task.bits))
    await new Promise((resolve) => setTimeout(resolve))
  }
  throw new Error('nobody waits for it any more')
}
