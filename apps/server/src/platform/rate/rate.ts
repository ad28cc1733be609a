import type { RateClassRule } from '@fairhouse/protocol'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { Nodes } from '#platform/nodes'
import { splitLimit, windowStart } from './split-limit.ts'
import { rateStore } from './store.ts'

/** Counts use against a limit. Synchronous while this process has allowance left. */
export interface Rate {
  take(className: string, rule: RateClassRule, subject: string): boolean | Promise<boolean>
  sweep(): Promise<void>
}

interface Bucket {
  windowStartMs: number
  remaining: number
  /** The pool is used up: no need to ask again in this window. */
  empty: boolean
  leasing: Promise<void> | undefined
}

const maxBuckets = 200_000
const keepWindowsMs = 3_600_000

export interface RateOptions {
  database: Database
  clock: Clock
  nodes: Nodes
}

export function createRate({ database, clock, nodes }: RateOptions): Rate {
  const store = rateStore(database)
  const buckets = new Map<string, Bucket>()

  function bucketOf(key: string, rule: RateClassRule): Bucket {
    const startMs = windowStart(clock.now().getTime(), rule.perSeconds)
    const current = buckets.get(key)
    if (current?.windowStartMs === startMs) return current
    const { share } = splitLimit(rule.limit, nodes.count())
    const bucket = { windowStartMs: startMs, remaining: share, empty: false, leasing: undefined }
    if (buckets.size >= maxBuckets) dropOldest(buckets)
    buckets.delete(key)
    buckets.set(key, bucket)
    return bucket
  }

  async function lease(key: string, rule: RateClassRule, bucket: Bucket) {
    const { pool, block } = splitLimit(rule.limit, nodes.count())
    try {
      const leased = await store.lease(key, bucket.windowStartMs, pool, block)
      bucket.remaining += leased
      bucket.empty = leased === 0
    } finally {
      bucket.leasing = undefined
    }
  }

  async function takeLeased(key: string, rule: RateClassRule, bucket: Bucket): Promise<boolean> {
    while (bucket.remaining === 0 && !bucket.empty) {
      await (bucket.leasing ??= lease(key, rule, bucket))
    }
    return spend(bucket)
  }

  return {
    take(className, rule, subject) {
      const key = `${className} ${subject}`
      const bucket = bucketOf(key, rule)
      if (bucket.remaining > 0) return spend(bucket)
      return bucket.empty ? false : takeLeased(key, rule, bucket)
    },
    async sweep() {
      await store.forgetBefore(clock.now().getTime() - keepWindowsMs)
    },
  }
}

function spend(bucket: Bucket): boolean {
  if (bucket.remaining === 0) return false
  bucket.remaining -= 1
  return true
}

function dropOldest(buckets: Map<string, Bucket>) {
  const oldest = buckets.keys().next()
  if (!oldest.done) buckets.delete(oldest.value)
}
