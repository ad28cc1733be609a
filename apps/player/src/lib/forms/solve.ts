import { nowMs } from '#lib/clock'
import { expectedProgress, workSearch, type Task } from './work-search.ts'

/** Work in slices, so that the page stays responsive. */
const sliceMs = 12
const batchSize = 64

type OnProgress = (done: number) => void

/** Larger tasks run in a worker. */
const maxBitsOnPage = 16

/** Finds `task:n` whose hash starts with `bits` zero bits; reports progress from 0 to 1. */
export async function solve(
  task: Task,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<string> {
  if (task.bits <= maxBitsOnPage || typeof Worker === 'undefined') {
    return solveOnPage(task, onProgress, signal)
  }
  const { solveInWorker: solveApart } = await import('./solve-in-worker.ts')
  return solveApart(task, onProgress, signal).catch((problem: unknown) => {
    if (signal.aborted) throw problem
    // If the worker fails, solve on the page: slower, but it works.
    return solveOnPage(task, onProgress, signal)
  })
}

async function solveOnPage(task: Task, tell: OnProgress, signal: AbortSignal): Promise<string> {
  const search = workSearch(task)
  let tried = 0
  while (!signal.aborted) {
    const untilMs = nowMs() + sliceMs
    while (nowMs() < untilMs) {
      const answer = search(tried, batchSize)
      if (answer !== undefined) return answer
      tried += batchSize
    }
    tell(expectedProgress(tried, task.bits))
    await new Promise((resolve) => setTimeout(resolve))
  }
  throw new Error('the work was aborted')
}
