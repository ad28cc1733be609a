import type { ReelsEvent } from '@fairhouse/engines'
import type { Pace } from '#kit/pace'
import type { Sounds } from '#kit/sound'
import type { SlotConfig } from '../config.ts'
import type { Board } from '../board/index.ts'
import { anticipatesAt } from './anticipation.ts'

const timings = {
  calm: { runMs: 620, gapMs: 190 },
  brisk: { runMs: 480, gapMs: 140 },
} as const
/** Shorter times for falling symbols, which have no spin to show. */
const fallTimings = {
  calm: { runMs: 320, gapMs: 90 },
  brisk: { runMs: 260, gapMs: 65 },
} as const
const anticipationMs = 1100

/** Stops the reels one after the other at the recorded stops. */
export async function landReels(
  board: Board,
  { model, theme }: SlotConfig,
  event: ReelsEvent,
  { pace, sounds }: { readonly pace: Pace; readonly sounds: Sounds },
): Promise<void> {
  const { runMs, gapMs } = (model.tumbles ? fallTimings : timings)[theme.tempo]
  const land = async (reel: number, stop: number) => {
    const column = event.window[reel] ?? []
    await board.mover.land(reel, { stop, column }, pace)
    const hasScatter = model.scatter !== null && column.includes(model.scatter.symbol)
    sounds.play(hasScatter ? 'scatter' : 'stop')
  }
  await pace.wait(runMs, true)
  const landings: Promise<void>[] = []
  for (const [reel, stop] of event.stops.entries()) {
    const isAnticipated = anticipatesAt(model, event, reel)
    if (isAnticipated) {
      // The earlier reels must stop before the anticipation starts.
      await Promise.all(landings)
      sounds.play('anticipation')
      board.glows.anticipate(reel)
    }
    if (reel > 0) await pace.wait(isAnticipated ? anticipationMs : gapMs, true)
    landings.push(land(reel, stop))
  }
  await Promise.all(landings)
  board.glows.anticipate(undefined)
  board.draw()
}
