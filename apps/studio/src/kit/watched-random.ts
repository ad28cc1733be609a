import type { Log, Random } from './ports.ts'
import { StudioRefused } from './refused.ts'

/** The generator, looked at whenever it is asked. */
export interface WatchedRandom extends Random {
  /** Refuses when no good numbers come now; asked before every round, whatever seed decides it. */
  requireSound(): void
}

class OutOfOrder extends StudioRefused {
  override message = 'the generator of random numbers is out of order'

  constructor() {
    super('game_closed')
  }
}

const sampleBytes = 16

/**
 * A generator that fails, runs short or repeats itself is not asked again: games are closed until
 * somebody has looked and started the process anew. Rounds that have begun go on, because their
 * seeds are older.
 */
export function watchRandom(random: Random, log: Log): WatchedRandom {
  let isBroken = false
  let last = Buffer.alloc(0)
  let isJustSeen = false

  function fail(error?: unknown): never {
    if (!isBroken) log.error({ err: error }, 'the generator of random numbers: games are closed')
    isBroken = true
    throw new OutOfOrder()
  }

  function ask(count: number): Buffer {
    try {
      return random.bytes(count)
    } catch (error) {
      return fail(error)
    }
  }

  function bytes(count: number): Buffer {
    if (isBroken) return fail()
    const drawn = ask(count)
    const isSound = drawn.length === count && new Set(drawn).size > 1 && !isSame(drawn, last)
    if (!isSound) return fail(new Error('short, of one value or repeated'))
    last = Buffer.from(drawn)
    return drawn
  }

  /** One look is for all rounds of this turn of the event loop. */
  function requireSound() {
    if (isJustSeen && !isBroken) return
    bytes(sampleBytes)
    isJustSeen = true
    setImmediate(() => {
      isJustSeen = false
    })
  }

  return { bytes, requireSound }
}

/** As far as both go. */
function isSame(one: Buffer, other: Buffer): boolean {
  const length = Math.min(one.length, other.length)
  return length > 0 && one.subarray(0, length).equals(other.subarray(0, length))
}
