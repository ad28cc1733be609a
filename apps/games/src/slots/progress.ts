import type { Coin, GridEvent } from '@fairhouse/engines'
import type { Window } from './reel-state.ts'

type Win = Extract<
  GridEvent,
  {
    type:
      | 'lineWin'
      | 'waysWin'
      | 'clusterWin'
      | 'anywhereWin'
      | 'scatterWin'
      | 'orbs'
      | 'holdEnd'
      | 'pick'
  }
>

/** State of the part of a round that was shown. */
export interface Progress {
  readonly window: Window
  /** Wins of the present spin, tumbles included. */
  readonly wins: readonly Win[]
  readonly credits: number
  readonly free: {
    readonly index: number
    readonly total: number
    readonly multiplier: number
  } | null
  readonly hold: { readonly coins: readonly Coin[]; readonly left: number } | null
  /** A pick bonus is open. */
  readonly isPicking: boolean
  readonly isRespin: boolean
}

export function emptyProgress(window: Window): Progress {
  return { window, wins: [], credits: 0, free: null, hold: null, isPicking: false, isRespin: false }
}

/** Resets for a new round; the symbols on the reels no longer win. */
export function resetProgress({ window }: Progress): Progress {
  return emptyProgress(window)
}

export function advance(progress: Progress, event: GridEvent): Progress {
  switch (event.type) {
    case 'row':
      return progress
    case 'reels':
      return { ...progress, window: event.window, wins: [], isRespin: false }
    case 'respin':
      return { ...progress, isRespin: true }
    case 'wilds':
    case 'tumble':
      return { ...progress, window: event.window }
    case 'lineWin':
    case 'waysWin':
    case 'clusterWin':
    case 'anywhereWin':
    case 'scatterWin':
    case 'orbs':
    case 'pick':
      return withWin(progress, event)
    case 'holdBegin':
      return { ...progress, hold: { coins: event.coins, left: event.spins } }
    case 'holdSpin': {
      const coins = [...(progress.hold?.coins ?? []), ...event.coins]
      return { ...progress, hold: { coins, left: event.left } }
    }
    case 'holdEnd':
      return { ...withWin(progress, event), hold: null }
    case 'pickBegin':
      return { ...progress, isPicking: true }
    case 'pickEnd':
      return { ...progress, isPicking: false }
    case 'freeSpinsWon':
      return {
        ...progress,
        free: { index: 0, multiplier: 1, ...progress.free, total: event.total },
      }
    case 'freeSpin': {
      const { index, left, multiplier } = event
      return {
        ...progress,
        free: { index, multiplier, total: progress.free?.total ?? index + left },
      }
    }
    case 'featureEnd':
      return { ...progress, free: null }
    case 'maxWin':
    case 'end':
      return { ...progress, credits: event.credits, free: null, hold: null }
    default:
      return event satisfies never
  }
}

function withWin(progress: Progress, win: Win): Progress {
  return { ...progress, wins: [...progress.wins, win], credits: progress.credits + win.credits }
}
