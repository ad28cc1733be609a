import type { ReelsEvent } from '@fairhouse/engines'
import type { Pace } from '#kit/pace'
import type { Sounds } from '#kit/sound'
import type { SlotConfig } from '../config.ts'
import type { Board } from '../board/index.ts'
import { hopeAt } from './hope.ts'

const timings = {
  calm: { runMs: 620, gapMs: 190 },
  brisk: { runMs: 480, gapMs: 140 },
} as const
/** What falls has no run that would have to be seen. */
const fallTimings = {
  calm: { runMs: 320, gapMs: 90 },
  brisk: { runMs: 260, gapMs: 65 },
} as const
const hopeMs = 1100

/** The reels stop one after the other, where the record says. */
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
    const isHoped = hopeAt(model, event, reel)
    if (isHoped) {
      // What is hoped on must stand first.
      await Promise.all(landings)
      sounds.play('hope')
      board.glows.hope(reel)
    }
    if (reel > 0) await pace.wait(isHoped ? hopeMs : gapMs, true)
    landings.push(land(reel, stop))
  }
  await Promise.all(landings)
  board.glows.hope(undefined)
  board.draw()
}
