import type { WorkerMessage } from './solve-in-worker.ts'
import { expectedProgress, workSearch, type Task } from './work-search.ts'

const batchSize = 8192

/** `postMessage` of a worker takes no target origin. */
const post = (message: WorkerMessage) => postMessage(message, { transfer: [] })

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  const search = workSearch(data)
  for (let tried = 0; ; tried += batchSize) {
    const answer = search(tried, batchSize)
    if (answer !== undefined) return post({ answer })
    post({ done: expectedProgress(tried + batchSize, data.bits) })
  }
})
