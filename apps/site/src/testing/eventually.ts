import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until something is so; for what follows over the bus within moments. */
export async function eventually(isSo: () => boolean | Promise<boolean>, mostMs = 3000) {
  for (let waitedMs = 0; waitedMs < mostMs; waitedMs += 10) {
    if (await isSo()) return
    await sleep(10)
  }
  throw new Error(`did not come true within ${mostMs} ms`)
}
