import type { Task } from './work-search.ts'

/** What the worker says: how far it is, or what it found. */
export type Told = { readonly done: number } | { readonly answer: string }

/** The same in a worker, which leaves the page alone; it ends with the answer or the signal. */
export function solveApart(
  task: Task,
  tell: (done: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })
  const found = new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if ('answer' in data) resolve(data.answer)
      else tell(data.done)
    })
    worker.addEventListener('error', () => reject(new Error('the worker failed')))
    const stop = () => reject(new Error('nobody waits for it any more'))
    signal.addEventListener('abort', stop, { once: true })
    worker.postMessage(task, { transfer: [] })
  })
  return found.finally(() => worker.terminate())
}
