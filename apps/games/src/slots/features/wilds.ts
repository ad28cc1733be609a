import type { Position, WildsEvent } from '@fairhouse/engines'
import type { Showing } from '#kit/machine'
import type { Window } from '../reel-state.ts'
import { centreOf } from '../board/index.ts'
import type { FeatureDeps } from './deps.ts'

const expandMs = 620
const lockMs = 320
const walkMs = 520

/** Wilds expand, stick or appear; `before` is the window until now. */
export async function showWilds(
  deps: FeatureDeps,
  event: WildsEvent,
  before: Window,
  { pace }: Showing,
): Promise<void> {
  const { board, config, held, sounds } = deps
  const symbol = config.model.wild ?? ''
  const fresh = event.positions.filter(([reel, row]) => before[reel]?.[row] !== symbol)
  if (event.act === 'expand') await expand(deps, event, { fresh, before, pace })
  for (const [index, reel] of board.reels.entries()) reel.show(event.window[index] ?? [])
  if (event.act === 'expand') return board.draw()
  held.clear()
  for (const position of event.positions) held.set(position, { symbol, isDark: false })
  if (fresh.length > 0 || event.positions.length > 0) sounds.play('coin')
  await pace.over(lockMs, (share) => {
    for (const position of event.positions) {
      held.move(position, 1 + Math.sin(share * Math.PI) * 0.12, 0)
    }
    board.draw()
  })
}

interface Growth {
  readonly fresh: readonly Position[]
  readonly before: Window
  readonly pace: Showing['pace']
}

/** Expands up and down the reel from the landing position. */
async function expand(
  { board, config, sounds, burst }: FeatureDeps,
  event: WildsEvent,
  { fresh, before, pace }: Growth,
): Promise<void> {
  const symbol = config.model.wild ?? ''
  const { rows } = board.layout()
  const far = fresh.map(([reel, row]) => {
    const landed = (before[reel] ?? []).flatMap((one, at) => (one === symbol ? [at] : []))
    return Math.min(...landed.map((at) => Math.abs(at - row)), rows)
  })
  sounds.play('expand')
  board.glows.light(event.positions)
  const shown = event.window
  for (const reel of new Set(fresh.map(([one]) => one))) board.reels[reel]?.show(shown[reel] ?? [])
  for (const [reel, row] of fresh)
    burst.at(centreOf(board.layout(), reel, row), board.layout().cellWidth * 0.8)
  const grow = (share: number) => {
    board.glows.setStrength(Math.sin(share * Math.PI))
    for (let index = 0; index < fresh.length; index += 1) {
      const position = fresh[index]
      const own = Math.min(1, Math.max(0, share * 1.6 - ((far[index] ?? 1) - 1) * 0.18))
      if (position) board.reels[position[0]]?.lift(position[1], grown(own))
    }
    burst.draw(share)
    board.draw()
  }
  grow(0)
  await pace.over(expandMs, grow)
  burst.clear()
  board.clear()
}

/** Overshoots its size for a moment. */
const grown = (share: number) =>
  share < 0.7 ? (share / 0.7) * 1.16 : 1.16 - ((share - 0.7) / 0.3) * 0.16

/** Walking wilds move one reel to the left before the respin. */
export async function showWalk(
  { board, config, held, sounds }: FeatureDeps,
  window: Window,
  { pace }: Showing,
): Promise<void> {
  const symbol = config.model.wild ?? ''
  const walking = window.flatMap((column, reel) =>
    column.flatMap((one, row): Position[] => (one === symbol ? [[reel, row]] : [])),
  )
  board.clear()
  held.clear()
  for (const position of walking) held.set(position, { symbol, isDark: false })
  // Hides them on the reels, where they would show twice.
  for (const [reel, row] of walking) board.reels[reel]?.lift(row, 0)
  sounds.play('walk')
  await pace.over(walkMs, (share) => {
    const left = share * share * (3 - 2 * share)
    for (const position of walking) {
      held.move(position, 1 + Math.sin(share * Math.PI * 2) ** 2 * 0.05, left)
    }
    board.draw()
  })
  held.clear()
  for (const [reel, row] of walking) {
    if (reel > 0) held.set([reel - 1, row], { symbol, isDark: false })
  }
  board.draw()
}
