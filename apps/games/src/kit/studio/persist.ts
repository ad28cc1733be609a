import { Refused } from './refused.ts'

export interface Persistence {
  /** Waits this long, or less when the connection comes back. */
  readonly pause: (ms: number) => Promise<void>
  /** Called when the first attempt fails, and when an answer arrives. */
  readonly onTrouble: (isInTrouble: boolean) => void
}

const firstPauseMs = 400
const longestPauseMs = 5000

/**
 * Retries until there is an answer. Only for calls with an id, whose repeats get the first answer.
 */
export async function persist<Value>(
  call: () => Promise<Value>,
  { pause, onTrouble }: Persistence,
): Promise<Value> {
  let pauseMs = firstPauseMs
  let isInTrouble = false
  const report = (is: boolean) => {
    if (is !== isInTrouble) onTrouble(is)
    isInTrouble = is
  }
  for (;;) {
    try {
      const value = await call()
      report(false)
      return value
    } catch (error) {
      if (!(error instanceof Refused) || !error.isPassing) {
        report(false)
        throw error
      }
      // `too_soon` is not a connection problem: the market has a minimum cycle.
      if (error.code !== 'too_soon') report(true)
    }
    await pause(pauseMs)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
}
