import type { Log, Random } from './ports.ts'
import { StudioRefused } from './refused.ts'

/** A random generator that checks every draw. */
export interface WatchedRandom extends Random {
  /** Refuses if the generator is broken; called before every round, whatever seed decides it. */
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
 * Watches a generator. Once it fails, runs short or repeats itself it is not used again: games are
 * closed until someone has checked it and restarted the process. Open rounds continue, because
 * their seeds are older.
 */
export function watchRandom(random: Random, log: Log): WatchedRandom {
  let isBroken = false
  let last = Buffer.alloc(0)
  let isChecked = false

  function fail(error?: unknown): never {
    if (!isBroken) log.error({ err: error }, 'the generator of random numbers: games are closed')
    isBroken = true
    throw new OutOfOrder()
  }

  function draw(count: number): Buffer {
    try {
      return random.bytes(count)
    } catch (error) {
      return fail(error)
    }
  }

  function bytes(count: number): Buffer {
    if (isBroken) return fail()
    const drawn = draw(count)
    const isSound = drawn.length === count && new Set(drawn).size > 1 && !isSame(drawn, last)
    if (!isSound) return fail(new Error('short, of one value or repeated'))
    last = Buffer.from(drawn)
    return drawn
  }

  /** Checks once per turn of the event loop. */
  function requireSound() {
    if (isChecked && !isBroken) return
    bytes(sampleBytes)
    isChecked = true
    setImmediate(() => {
      isChecked = false
    })
  }

  return { bytes, requireSound }
}

/** Compares the common length. */
function isSame(one: Buffer, other: Buffer): boolean {
  const length = Math.min(one.length, other.length)
  return length > 0 && one.subarray(0, length).equals(other.subarray(0, length))
}
