import type { Coin, GridEvent } from '@fairhouse/engines'
import type { Window } from './resting.ts'

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

/** What has been shown of a round so far. */
export interface Told {
  readonly window: Window
  /** Of the spin that is shown, with all its falls. */
  readonly wins: readonly Win[]
  readonly credits: number
  readonly free: {
    readonly index: number
    readonly total: number
    readonly multiplier: number
  } | null
  readonly hold: { readonly coins: readonly Coin[]; readonly left: number } | null
  /** Whether objects are opened over the reels. */
  readonly isPicking: boolean
  readonly isRespin: boolean
}

export function nothingTold(window: Window): Told {
  return { window, wins: [], credits: 0, free: null, hold: null, isPicking: false, isRespin: false }
}

/** A round begins: what stands on the reels is no longer won with. */
export function tellBegin({ window }: Told): Told {
  return nothingTold(window)
}

export function tell(told: Told, event: GridEvent): Told {
  switch (event.type) {
    case 'row':
      return told
    case 'reels':
      return { ...told, window: event.window, wins: [], isRespin: false }
    case 'respin':
      return { ...told, isRespin: true }
    case 'wilds':
    case 'tumble':
      return { ...told, window: event.window }
    case 'lineWin':
    case 'waysWin':
    case 'clusterWin':
    case 'anywhereWin':
    case 'scatterWin':
    case 'orbs':
    case 'pick':
      return withWin(told, event)
    case 'holdBegin':
      return { ...told, hold: { coins: event.coins, left: event.spins } }
    case 'holdSpin': {
      const coins = [...(told.hold?.coins ?? []), ...event.coins]
      return { ...told, hold: { coins, left: event.left } }
    }
    case 'holdEnd':
      return { ...withWin(told, event), hold: null }
    case 'pickBegin':
      return { ...told, isPicking: true }
    case 'pickEnd':
      return { ...told, isPicking: false }
    case 'freeSpinsWon':
      return { ...told, free: { index: 0, multiplier: 1, ...told.free, total: event.total } }
    case 'freeSpin': {
      const { index, left, multiplier } = event
      return { ...told, free: { index, multiplier, total: told.free?.total ?? index + left } }
    }
    case 'featureEnd':
      return { ...told, free: null }
    case 'maxWin':
    case 'end':
      return { ...told, credits: event.credits, free: null, hold: null }
    default:
      return event satisfies never
  }
}

function withWin(told: Told, win: Win): Told {
  return { ...told, wins: [...told.wins, win], credits: told.credits + win.credits }
}
