import { setTimeout as sleep } from 'node:timers/promises'

/** Polls slowly: rate limits count, and their clock stands still. */
const maxPauseMs = 250

/** Waits until a condition holds; only the test's own limit ends it. */
export async function eventually(isSo: () => boolean | Promise<boolean>) {
  for (let pauseMs = 10; !(await isSo()); pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    await sleep(pauseMs)
  }
}
