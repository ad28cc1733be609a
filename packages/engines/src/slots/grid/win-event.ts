import type { AnywhereWinEvent, ClusterWinEvent, WaysWinEvent } from './events.ts'
import type { LineWinEvent } from '../lines/index.ts'
import type { Pay } from './model.ts'
import type { Found } from './wins.ts'

type WinEvent = LineWinEvent | WaysWinEvent | ClusterWinEvent | AnywhereWinEvent

/** A win as it is told: `credits` is what it paid. */
export function winEvent(
  by: Pay['by'],
  { symbol, count, positions, line = 0, ways = 1 }: Found,
  multiplier: number,
  credits: number,
): WinEvent {
  const facts = { symbol, count, positions, multiplier, credits }
  if (by === 'lines') return { type: 'lineWin', line, ...facts }
  if (by === 'ways') return { type: 'waysWin', ways, ...facts }
  return { type: by === 'cluster' ? 'clusterWin' : 'anywhereWin', ...facts }
}
