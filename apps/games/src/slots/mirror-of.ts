import type { Mirror } from '#kit/machine'
import type { Speech } from '#kit/words'
import type { SlotConfig } from './config.ts'
import type { Progress } from './progress.ts'

/** Describes the shown part of a round in text. */
export function mirrorOf({ theme, model }: SlotConfig, progress: Progress, speech: Speech): Mirror {
  const name = (symbol: string) => speech.pictureName(theme.symbols[symbol] ?? symbol)
  return {
    rows: Array.from({ length: model.rows }, (_, row) =>
      progress.window.map((column) => ({ id: column[row] ?? '', name: name(column[row] ?? '') })),
    ),
    wins: progress.wins
      .filter(({ credits }) => credits > 0)
      .map((win) => ({ credits: win.credits, text: winText(win, name, speech) + timesOf(win) })),
    credits: progress.credits,
    note: noteOf(progress, speech),
    mood: progress.hold || progress.isPicking ? 'hold' : progress.free ? 'free' : 'plain',
  }
}

function winText(
  win: Progress['wins'][number],
  name: (symbol: string) => string,
  { say, count }: Speech,
): string {
  switch (win.type) {
    case 'lineWin':
      return say('line_win', { line: win.line + 1, count: win.count, symbol: name(win.symbol) })
    case 'waysWin':
      return say('ways_win', { count: win.count, symbol: name(win.symbol), ways: win.ways })
    case 'clusterWin':
      return say('cluster_win', { count: win.count, symbol: name(win.symbol) })
    case 'anywhereWin':
    case 'scatterWin':
      return say('scatter_win', { count: win.count, symbol: name(win.symbol) })
    case 'orbs':
      return say('orbs_win', { multiplier: count(win.multiplier) })
    case 'holdEnd':
      return say(win.isFull ? 'hold_full' : 'hold_win')
    case 'pick':
      return say('pick_object', { number: win.object + 1 })
    default:
      return win satisfies never
  }
}

/** Multiplier of a win, if any. */
function timesOf(win: Progress['wins'][number]): string {
  return win.type !== 'orbs' && 'multiplier' in win && win.multiplier > 1
    ? ` (×${win.multiplier})`
    : ''
}

function noteOf({ free, hold, isRespin }: Progress, { say, count }: Speech): string {
  if (hold) return say('hold_left', { coins: count(hold.coins.length), left: hold.left })
  const parts = [free && free.index > 0 ? freeText(free, say) : '', isRespin ? say('respin') : '']
  return parts.filter((part) => part !== '').join(' · ')
}

function freeText(free: NonNullable<Progress['free']>, say: Speech['say']): string {
  return free.multiplier > 1
    ? say('free_spin_of', { ...free })
    : say('free_spin_plain', { index: free.index, total: free.total })
}
