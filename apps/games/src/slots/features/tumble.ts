import type { TumbleEvent } from '@fairhouse/engines'
import type { Showing } from '#kit/machine'
import { aboveAt, centreOf } from '../board/index.ts'
import { fallsOf } from './falls-of.ts'
import type { FeatureDeps } from './deps.ts'

const burstMs = 250
const fallMs = 470
/** Delay between the reels. */
const reelGap = 0.05

/** Winning symbols burst, the ones above fall, and new ones enter. */
export async function showTumble(
  { board, sounds, burst }: FeatureDeps,
  event: TumbleEvent,
  { pace }: Showing,
): Promise<void> {
  const layout = board.layout()
  const { reels, rows } = layout
  board.clear()
  sounds.play('tumble')
  for (const [reel, row] of event.removed) {
    burst.at(centreOf(layout, reel, row), layout.cellWidth)
  }
  await pace.over(burstMs, (share) => {
    const size = share < 0.3 ? 1 + share * 0.6 : Math.max(0, 1.18 * (1 - (share - 0.3) / 0.45))
    for (const [reel, row] of event.removed) board.reels[reel]?.lift(row, size)
    burst.draw(share * 0.5)
    board.draw()
  })
  const falls = fallsOf(event.removed, reels, rows)
  for (const [index, reel] of board.reels.entries()) reel.show(event.window[index] ?? [])
  const time = 1 - reelGap * (reels - 1)
  const drop = (share: number) => {
    for (let reel = 0; reel < reels; reel += 1) {
      const own = (share - reel * reelGap) / time
      for (let row = 0; row < rows; row += 1) {
        board.reels[reel]?.raise(row, aboveAt(own, falls[reel]?.[row] ?? 0))
      }
    }
    burst.draw(0.5 + share * 0.5)
    board.draw()
  }
  // Set before the first frame, so that new symbols do not flash at their final position.
  drop(0)
  await pace.over(fallMs, drop)
  burst.clear()
  board.draw()
}
