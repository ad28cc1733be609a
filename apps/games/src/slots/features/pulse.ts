import type { Pace } from '#kit/pace'
import type { FeatureDeps } from './deps.ts'

/** Pulses the meter. */
export async function pulse({ board, meter }: FeatureDeps, pace: Pace, ms: number): Promise<void> {
  await pace.over(ms, (share) => {
    meter.pulse(share)
    board.draw()
  })
}
