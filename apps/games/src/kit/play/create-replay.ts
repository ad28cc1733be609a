import { zero } from '@fairhouse/money'
import type { RoundView } from '@fairhouse/protocol/studio'
import type { Action, Machine } from '#kit/machine'
import { amountIn, showMoney, worth } from '#kit/money'
import { createPace, type Frames, type Pace } from '#kit/pace'
import type { Sounds } from '#kit/sound'
import { createStore, type Source } from '#kit/store'
import { showRound } from './show-round.ts'
import { firstState, type PlayState } from './state.ts'

export interface ReplayDeps {
  readonly round: RoundView
  readonly machine: Machine
  readonly sounds: Sounds
  readonly frames: Frames
  readonly isStill: () => boolean
  readonly currency: string
}

/** Replays a past round. Its only balance is that of its record. */
export interface Replay {
  readonly state: Source<PlayState>
  show(): Promise<void>
  skip(): void
}

export function createReplay(deps: ReplayDeps): Replay {
  const { round, machine, sounds, currency } = deps
  const balance = amountIn(round.balanceBefore ?? '0')
  const store = createStore(firstState(balance, amountIn(round.credit), amountIn(round.stake)))
  // The player's market is unknown, so the stricter rule applies.
  const terms = { currency, rules: { celebratesUpToStake: false } }
  let pace: Pace | undefined
  return {
    state: store,
    async show() {
      if (store.get().phase !== 'ready') return pace?.skip()
      pace = createPace(deps.isStill() ? 'still' : 'calm', deps.frames, true)
      store.set({ phase: 'asking', win: zero })
      machine.begin(pace, actionOf(round, machine))
      await showRound({ round, from: 0, pace, machine, store, terms, sounds })
      store.set({ phase: 'ready', balance: amountIn(round.balanceAfter ?? '0') })
    },
    skip: () => pace?.skip(),
  }
}

/** Shows the end of a round at once and without sound. */
export async function showLastRound(
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

/** Action that started the round. */
export function actionOf(round: RoundView, machine: Machine): Action {
  return round.actions[0] ?? machine.action
}
