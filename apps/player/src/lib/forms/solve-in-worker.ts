import type { Task } from './work-search.ts'

/** A message from the worker: progress, or the answer. */
export type WorkerMessage = { readonly done: number } | { readonly answer: string }

/** Solves the task in a worker, so that the page stays responsive. The signal stops it. */
export function solveInWorker(
  task: Task,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })
  const found = new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if ('answer' in data) resolve(data.answer)
      else onProgress(data.done)
    })
    worker.addEventListener('error', () => reject(new Error('the worker failed')))
    const stop = () => reject(new Error('the work was aborted'))
    signal.addEventListener('abort', stop, { once: true })
    worker.postMessage(task, { transfer: [] })
  })
  return found.finally(() => worker.terminate())
}
