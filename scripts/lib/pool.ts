import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

export interface Pool<Task, Result> {
  /** Results in the order of the tasks; `heard` gets each as soon as it is there. */
  performAll(tasks: Iterable<Task>, heard?: (result: Result, task: Task) => void): Promise<Result[]>
  close(): Promise<void>
}

/** One thread for each core; tasks are taken in order by whoever is free. */
export function createPool<Task, Result>(program: URL): Pool<Task, Result> {
  const workers = Array.from({ length: availableParallelism() }, () => new Worker(program))
  return {
    async performAll(tasks, heard) {
      const results: Result[] = []
      const left = tasks[Symbol.iterator]()
      let taken = 0
      const work = async (worker: Worker) => {
        for (let next = left.next(); !next.done; next = left.next()) {
          const place = taken
          taken += 1
          const result = await ask<Result>(worker, next.value)
          results[place] = result
          heard?.(result, next.value)
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

function ask<Result>(worker: Worker, task: unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (result: Result) => {
      worker.off('error', reject)
      resolve(result)
    })
    worker.postMessage(task, [])
  })
}
