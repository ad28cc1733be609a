import type { VendorHealth } from '@fairhouse/protocol'
import { stopwatch, type Clock } from '#platform/clock'
import { VendorRefused } from './rules.ts'

/** LIST of what latencies are told by: at most so many milliseconds. */
const bounds = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000] as const
const minuteMs = 60_000
const minutes = 60

interface Minute {
  minute: number
  refused: number
  failed: number
  /** Calls by the bound that they kept; the last ones kept none. */
  took: number[]
}

export type CallHealth = ReturnType<typeof callHealth>

/** How the calls of vendors fared in the last hour, as this process saw them. */
export function callHealth(clock: Clock, watchOf: typeof stopwatch = stopwatch) {
  const rings = new Map<string, Minute[]>()
  const minuteNow = () => Math.floor(clock.now().getTime() / minuteMs)

  function present(vendor: string): Minute {
    const ring = rings.get(vendor) ?? []
    rings.set(vendor, ring)
    const minute = minuteNow()
    const place = minute % minutes
    const known = ring[place]
    if (known?.minute === minute) return known
    const fresh = { minute, refused: 0, failed: 0, took: Array.from({ length: 14 }, () => 0) }
    ring[place] = fresh
    return fresh
  }

  function note(vendor: string, tookMs: number, outcome?: 'refused' | 'failed') {
    const now = present(vendor)
    const found = bounds.findIndex((bound) => tookMs <= bound)
    const place = found === -1 ? bounds.length : found
    now.took[place] = (now.took[place] ?? 0) + 1
    if (outcome) now[outcome] += 1
  }

  return {
    /** Does it, and notes how it went; an answer of undefined is none. */
    async watch<T>(vendor: string, work: () => Promise<T>): Promise<T> {
      const seconds = watchOf()
      try {
        const value = await work()
        note(vendor, seconds() * 1000, value === undefined ? 'failed' : undefined)
        return value
      } catch (error) {
        const outcome = error instanceof VendorRefused ? 'refused' : 'failed'
        note(vendor, seconds() * 1000, outcome)
        throw error
      }
    },
    of(vendor: string): VendorHealth {
      const first = minuteNow() - minutes
      const ring = (rings.get(vendor) ?? []).filter(({ minute }) => minute > first)
      const took = bounds.map((_, place) => sum(ring.map((one) => one.took[place] ?? 0)))
      const calls = sum(took) + sum(ring.map((one) => one.took[bounds.length] ?? 0))
      return {
        calls,
        refused: sum(ring.map(({ refused }) => refused)),
        failed: sum(ring.map(({ failed }) => failed)),
        middleMs: boundOf(took, calls, 0.5),
        mostMs: boundOf(took, calls, 0.95),
      }
    },
  }
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** The bound that so large a part of the calls kept. */
function boundOf(took: readonly number[], calls: number, part: number): number | null {
  if (calls === 0) return null
  let kept = 0
  for (const [place, count] of took.entries()) {
    kept += count
    if (kept >= calls * part) return bounds[place] ?? null
  }
  return bounds.at(-1) ?? null
}
