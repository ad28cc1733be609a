import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

export interface Pool<Task, Result> {
  /** Returns results in the order of the tasks; `onResult` gets each as soon as it is there. */
  performAll(
    tasks: Iterable<Task>,
    onResult?: (result: Result, task: Task) => void,
  ): Promise<Result[]>
  close(): Promise<void>
}

/** A pool with one thread per core; idle threads take tasks in order. */
export function createPool<Task, Result>(program: URL): Pool<Task, Result> {
  const workers = Array.from({ length: availableParallelism() }, () => new Worker(program))
  return {
    async performAll(tasks, onResult) {
      const results: Result[] = []
      const remaining = tasks[Symbol.iterator]()
      let started = 0
      const work = async (worker: Worker) => {
        for (let next = remaining.next(); !next.done; next = remaining.next()) {
          const index = started
          started += 1
          const result = await performOn<Result>(worker, next.value)
          results[index] = result
          onResult?.(result, next.value)
        }
      }
      await Promise.all(workers.map(work))
      return results
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}

function performOn<Result>(worker: Worker, task: unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (result: Result) => {
      worker.off('error', reject)
      resolve(result)
    })
    worker.postMessage(task, [])
  })
}
