import type { Mover } from './mover.ts'
import type { Reel } from './reel.ts'

/** Symbols per second. */
const speed = 27
const rampMs = 180
const landMs = 430
/** Symbols that pass while a reel stops; the initial speed equals the spin's. */
const landing = 3
const overshoot = 0.9

export function createSpinner(reels: readonly Reel[], onChange: () => void): Mover {
  const running = new Set<number>()
  let frame = 0
  let before = 0
  let beganMs = 0

  function step(now: number): void {
    const seconds = Math.min(0.05, (now - before) / 1000)
    const ramp = Math.min(1, (now - beganMs) / rampMs)
    before = now
    for (const index of running) {
      const reel = reels[index]
      reel?.moveTo(reel.at - speed * ramp * seconds, ramp > 0.6)
    }
    onChange()
    frame = running.size > 0 ? requestAnimationFrame(step) : 0
  }

  return {
    run() {
      for (const index of reels.keys()) running.add(index)
      if (frame !== 0) return
      frame = requestAnimationFrame((now) => {
        before = now
        beganMs = now
        step(now)
      })
    },
    isRunning: () => running.size > 0,
    async land(index, { stop, column }, pace) {
      const reel = reels[index]
      running.delete(index)
      if (!reel) return
      const distance = landing + (reel.at % 1)
      await pace.over(
        landMs,
        (share) => {
          reel.moveTo(stop + distance * (1 - settle(share)), share < 0.35)
          onChange()
        },
        true,
      )
      reel.show(column)
    },
    stop: () => running.clear(),
  }
}

/** Eases out with a small overshoot. */
function settle(share: number): number {
  const left = share - 1
  return 1 + (overshoot + 1) * left ** 3 + overshoot * left ** 2
}
