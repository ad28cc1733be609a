import { Refused } from './refused.ts'

export interface Persistence {
  /** Waits so long, or shorter when the connection comes back. */
  readonly pause: (ms: number) => Promise<void>
  /** Told once the first try has failed, and again when an answer came. */
  readonly onTrouble: (isInTrouble: boolean) => void
}

const firstPauseMs = 400
const longestPauseMs = 5000

/**
 * Asks until there is an answer. For calls with an id only: the same question gets the same
 * answer, however often it is put.
 */
export async function persist<Value>(
  ask: () => Promise<Value>,
  { pause, onTrouble }: Persistence,
): Promise<Value> {
  let pauseMs = firstPauseMs
  let isInTrouble = false
  const tell = (is: boolean) => {
    if (is !== isInTrouble) onTrouble(is)
    isInTrouble = is
  }
  for (;;) {
    try {
      const value = await ask()
      tell(false)
      return value
    } catch (error) {
      if (!(error instanceof Refused) || !error.isPassing) {
        tell(false)
        throw error
      }
      // Too soon is no trouble: markets have a slowest pace.
      if (error.code !== 'too_soon') tell(true)
    }
    await pause(pauseMs)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
}
