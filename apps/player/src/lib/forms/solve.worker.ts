import { doneAfter } from './done-after.ts'
import type { Told } from './solve-apart.ts'
import { workSearch, type Task } from './work-search.ts'

const atOnce = 8192

/** In a worker there is a page to tell; without a window it has no origin of its own to name. */
const tell = (told: Told) => postMessage(told, { transfer: [] })

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  const search = workSearch(data)
  for (let tried = 0; ; tried += atOnce) {
    const answer = search(tried, atOnce)
    if (answer !== undefined) return tell({ answer })
    tell({ done: doneAfter(tried + atOnce, data.bits) })
  }
})
