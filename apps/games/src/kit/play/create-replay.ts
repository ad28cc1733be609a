import { zero } from '@fairhouse/money'
import type { RoundView } from '@fairhouse/protocol/studio'
import type { Action, Machine } from '#kit/machine'
import { amountIn, showMoney, worth } from '#kit/money'
import { createPace, type Frames, type Pace } from '#kit/pace'
import type { Sounds } from '#kit/sound'
import { createStore, type Source } from '#kit/store'
import { showRound } from './show-round.ts'
import { firstState, type PlayState } from './state.ts'

export interface ReplayParts {
  readonly round: RoundView
  readonly machine: Machine
  readonly sounds: Sounds
  readonly frames: Frames
  readonly isStill: () => boolean
  readonly currency: string
}

/** A round of the past, shown as it was. It has no balance but that of its record. */
export interface Replay {
  readonly state: Source<PlayState>
  show(): Promise<void>
  skip(): void
}

export function createReplay(parts: ReplayParts): Replay {
  const { round, machine, sounds, currency } = parts
  const balance = amountIn(round.balanceBefore ?? '0')
  const store = createStore(firstState(balance, amountIn(round.credit), amountIn(round.stake)))
  // Whose round it was is not known, so the stricter rule holds.
  const terms = { currency, rules: { celebratesUpToStake: false } }
  let pace: Pace | undefined
  return {
    state: store,
    async show() {
      if (store.get().phase !== 'ready') return pace?.skip()
      pace = createPace(parts.isStill() ? 'still' : 'calm', parts.frames, true)
      store.set({ phase: 'asking', win: zero })
      machine.begin(pace, actionOf(round, machine))
      await showRound({ round, from: 0, pace, machine, store, terms, sounds })
      store.set({ phase: 'ready', balance: amountIn(round.balanceAfter ?? '0') })
    },
    skip: () => pace?.skip(),
  }
}

/** Puts a round's end on the screen again, at once and without a sound. */
export async function standAgain(
  machine: Machine,
  round: RoundView | null,
  currency: string,
): Promise<void> {
  if (!round) return machine.idle()
  const credit = amountIn(round.credit)
  const pace = createPace('still', (draw) => draw(0), true)
  machine.begin(pace, actionOf(round, machine))
  await machine.show(round.events, {
    pace,
    celebrates: () => false,
    won: () => {},
    announce: () => Promise.resolve(),
    money: (credits) => showMoney(worth(credits, credit), currency),
  })
}

/** What began a round. */
export function actionOf(round: RoundView, machine: Machine): Action {
  return round.actions[0] ?? machine.action
}
