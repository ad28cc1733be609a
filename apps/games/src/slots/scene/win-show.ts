import type { Position } from '@fairhouse/engines'
import type { Showing } from '#kit/machine'
import type { Sounds } from '#kit/sound'
import type { SlotModel } from '../config.ts'
import type { Board } from '../board/index.ts'

/** What has won in the spin that stands there. */
export interface Won {
  /** A line by its number, a shape that hangs together, reels from the left, or places. */
  readonly as: 'line' | 'group' | 'reels' | 'places'
  readonly line?: number
  readonly positions: readonly Position[]
}

const times = { firstMs: 760, leastMs: 220 }
/** Where falls follow, nobody wants to wait for each. */
const fallTimes = { firstMs: 460, leastMs: 180 }

interface Manner {
  readonly index: number
  readonly isHappy: boolean
  readonly showing: Showing
  readonly sounds: Sounds
  /** Draws more of the win, where there is more to be drawn. */
  readonly more: ((share: number) => void) | undefined
}

/** One win for a moment. Each further one is shown shorter: all are seen together at the end. */
export async function showWin(
  board: Board,
  model: SlotModel,
  won: Won,
  { index, isHappy, showing, sounds, more }: Manner,
): Promise<void> {
  const { firstMs, leastMs } = model.tumbles ? fallTimes : times
  const ms = Math.max(leastMs, firstMs - index * 120) * (isHappy ? 1 : 0.75)
  if (won.as === 'reels') await lightReels(board, won, { ms: ms * 0.6, showing })
  drawWins(board, model, [won])
  if (isHappy) sounds.play('line')
  await showing.pace.over(ms, (share) => {
    const wave = isHappy ? Math.sin(share * Math.PI) : 0
    board.lift(won.positions, wave)
    board.glows.setStrength(isHappy ? 0.35 + wave * 0.65 : 0.3)
    more?.(share)
    board.draw()
  })
}

/** From the left, one reel after the other. */
async function lightReels(
  board: Board,
  { positions }: Won,
  { ms, showing }: { readonly ms: number; readonly showing: Showing },
): Promise<void> {
  const last = Math.max(...positions.map(([reel]) => reel))
  for (let reel = 0; reel <= last; reel += 1) {
    const lit = positions.filter(([on]) => on <= reel)
    board.clear()
    board.marks.places(lit)
    board.marks.dimBut(lit)
    board.glows.light(lit)
    board.glows.setStrength(0.5)
    board.draw()
    await showing.pace.wait(ms / (last + 1))
  }
}

export function drawWins(board: Board, model: SlotModel, wins: readonly Won[]): void {
  board.clear()
  for (const won of wins) {
    mark(board, model, won)
    board.glows.light(won.positions)
  }
  board.marks.dimBut(wins.flatMap(({ positions }) => positions))
  board.glows.setStrength(0.5)
  board.draw()
}

function mark({ marks }: Board, { pay }: SlotModel, { as, line = -1, positions }: Won): void {
  const rows = as === 'line' && pay.by === 'lines' ? pay.lines[line] : undefined
  if (rows) marks.line(line, rows, positions)
  else if (as === 'group') marks.group(positions)
  else marks.places(positions)
}
