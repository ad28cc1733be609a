import { nowMs } from '#lib/clock'

/** Milliseconds of a request to a domain; `null`: not available. Undefined while measuring. */
export type Speed = number | null | undefined

const tries = 2
const patienceMs = 60_000

/** The address of this site at another domain. */
export function addressAt(domain: string, { protocol, port }: Pick<Location, 'protocol' | 'port'>) {
  return `${protocol}//${domain}${port && `:${port}`}`
}

/** The best of two requests: the first one may have to connect. */
export async function measure(address: string): Promise<number | null> {
  const times: number[] = []
  for (let turn = 0; turn < tries; turn += 1) {
    const startedMs = nowMs()
    try {
      const signal = AbortSignal.timeout(patienceMs)
      await fetch(`${address}/health/live`, { mode: 'no-cors', cache: 'no-store', signal })
    } catch {
      return null
    }
    times.push(nowMs() - startedMs)
  }
  return Math.min(...times)
}

/** The domain with the least time so far. */
export function quickestOf(speeds: ReadonlyMap<string, Speed>): string | undefined {
  let quickest: { domain: string; speed: number } | undefined
  for (const [domain, speed] of speeds) {
    if (typeof speed !== 'number') continue
    if (!quickest || speed < quickest.speed) quickest = { domain, speed }
  }
  return quickest?.domain
}
