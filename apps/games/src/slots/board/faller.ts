import { aboveAt, belowAt } from './gravity.ts'
import type { Mover } from './mover.ts'
import type { Reel } from './reel.ts'

const outMs = 300
const outGapMs = 34
const inMs = 460
/** Delay of each row after the one below, as a share of the time. */
const rowGap = 0.055

/** Drops the old symbols out of the board and the new ones in from above. */
export function createFaller(reels: readonly Reel[], onChange: () => void): Mover {
  const leaving = new Set<number>()
  let isRunning = false
  let frame = 0
  let beganMs = 0

  function step(now: number): void {
    for (const index of leaving) {
      const reel = reels[index]
      if (!reel) continue
      const share = (now - beganMs - index * outGapMs) / outMs
      const below = belowAt(share, reel.rows + 1)
      for (let row = 0; row < reel.rows; row += 1) reel.raise(row, -below)
      if (share >= 1) leaving.delete(index)
    }
    onChange()
    frame = leaving.size > 0 ? requestAnimationFrame(step) : 0
  }

  return {
    run() {
      isRunning = true
      for (const index of reels.keys()) leaving.add(index)
      if (frame !== 0) return
      frame = requestAnimationFrame((now) => {
        beganMs = now
        step(now)
      })
    },
    isRunning: () => isRunning,
    async land(index, { column }, pace) {
      const reel = reels[index]
      leaving.delete(index)
      if (!reel) return
      if (index === reels.length - 1) isRunning = false
      const { rows } = reel
      const time = 1 - rowGap * (rows - 1)
      const drop = (share: number) => {
        for (let row = 0; row < rows; row += 1) {
          const own = (share - (rows - 1 - row) * rowGap) / time
          reel.raise(row, aboveAt(own, rows + 1))
        }
        onChange()
      }
      reel.show(column)
      // Set before the first frame, so that the symbols do not flash at their final position.
      drop(0)
      await pace.over(inMs, drop, true)
    },
    stop() {
      isRunning = false
      leaving.clear()
    },
  }
}
