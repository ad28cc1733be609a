import type { Pace } from '#kit/pace'
import type { Parts } from './parts.ts'

/** What counts steps forward for a moment. */
export async function pulse({ board, meter }: Parts, pace: Pace, ms: number): Promise<void> {
  await pace.over(ms, (share) => {
    meter.pulse(share)
    board.draw()
  })
}
