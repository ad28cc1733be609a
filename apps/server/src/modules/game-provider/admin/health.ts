import type { VendorHealth } from '@fairhouse/protocol'
import { stopwatch, type Clock } from '#platform/clock'
import { ProviderRefused } from '../wallet-api/refusals.ts'

/** LIST of the latency histogram's upper bounds, in milliseconds. */
const bounds = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000] as const
const minuteMs = 60_000
const minutes = 60

interface Minute {
  minute: number
  refused: number
  failed: number
  /** Calls per histogram bound; the last bucket holds the slower ones. */
  took: number[]
}

export type CallHealth = ReturnType<typeof createCallHealth>

/** Health of provider calls in the last hour, as seen by this process. */
export function createCallHealth(clock: Clock, createStopwatch: typeof stopwatch = stopwatch) {
  const rings = new Map<string, Minute[]>()
  const minuteNow = () => Math.floor(clock.now().getTime() / minuteMs)

  function currentMinute(vendor: string): Minute {
    const ring = rings.get(vendor) ?? []
    rings.set(vendor, ring)
    const minute = minuteNow()
    const index = minute % minutes
    const known = ring[index]
    if (known?.minute === minute) return known
    const fresh = { minute, refused: 0, failed: 0, took: Array.from({ length: 14 }, () => 0) }
    ring[index] = fresh
    return fresh
  }

  function record(vendor: string, tookMs: number, outcome?: 'refused' | 'failed') {
    const now = currentMinute(vendor)
    const found = bounds.findIndex((bound) => tookMs <= bound)
    const index = found === -1 ? bounds.length : found
    now.took[index] = (now.took[index] ?? 0) + 1
    if (outcome) now[outcome] += 1
  }

  return {
    /** Runs the call and records its outcome; an undefined result counts as failed. */
    async watch<T>(vendor: string, work: () => Promise<T>): Promise<T> {
      const seconds = createStopwatch()
      try {
        const value = await work()
        record(vendor, seconds() * 1000, value === undefined ? 'failed' : undefined)
        return value
      } catch (error) {
        const outcome = error instanceof ProviderRefused ? 'refused' : 'failed'
        record(vendor, seconds() * 1000, outcome)
        throw error
      }
    },
    of(vendor: string): VendorHealth {
      const first = minuteNow() - minutes
      const ring = (rings.get(vendor) ?? []).filter(({ minute }) => minute > first)
      const took = bounds.map((_, index) => sum(ring.map((one) => one.took[index] ?? 0)))
      const calls = sum(took) + sum(ring.map((one) => one.took[bounds.length] ?? 0))
      return {
        calls,
        refused: sum(ring.map(({ refused }) => refused)),
        failed: sum(ring.map(({ failed }) => failed)),
        middleMs: percentile(took, calls, 0.5),
        mostMs: percentile(took, calls, 0.95),
      }
    },
  }
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** The latency bound that this share of the calls stayed within. */
function percentile(took: readonly number[], calls: number, part: number): number | null {
  if (calls === 0) return null
  let seen = 0
  for (const [index, count] of took.entries()) {
    seen += count
    if (seen >= calls * part) return bounds[index] ?? null
  }
  return bounds.at(-1) ?? null
}
