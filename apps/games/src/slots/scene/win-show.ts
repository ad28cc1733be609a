import type { Position } from '@fairhouse/engines'
import type { Showing } from '#kit/machine'
import type { Sounds } from '#kit/sound'
import type { SlotModel } from '../config.ts'
import type { Board } from '../board/index.ts'

/** Wins of the present spin. */
export interface Won {
  /** A win by line number, cluster, ways, or positions. */
  readonly as: 'line' | 'group' | 'reels' | 'positions'
  readonly line?: number
  readonly positions: readonly Position[]
}

const times = { firstMs: 760, minMs: 220 }
/** Shorter times when tumbles follow. */
const fallTimes = { firstMs: 460, minMs: 180 }

interface Manner {
  readonly index: number
  readonly isHappy: boolean
  readonly showing: Showing
  readonly sounds: Sounds
  /** Draws additional parts of the win. */
  readonly more: ((share: number) => void) | undefined
}

/** Shows one win. Each further win is shorter, because all are shown together at the end. */
export async function showWin(
  board: Board,
  model: SlotModel,
  won: Won,
  { index, isHappy, showing, sounds, more }: Manner,
): Promise<void> {
  const { firstMs, minMs } = model.tumbles ? fallTimes : times
  const ms = Math.max(minMs, firstMs - index * 120) * (isHappy ? 1 : 0.75)
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

/** Reel by reel from the left. */
async function lightReels(
  board: Board,
  { positions }: Won,
  { ms, showing }: { readonly ms: number; readonly showing: Showing },
): Promise<void> {
  const last = Math.max(...positions.map(([reel]) => reel))
  for (let reel = 0; reel <= last; reel += 1) {
    const lit = positions.filter(([on]) => on <= reel)
    board.clear()
    board.marks.outline(lit)
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
  else marks.outline(positions)
}
