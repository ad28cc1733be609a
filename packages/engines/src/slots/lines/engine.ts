import { isBareAction, type Engine } from '#core'
import type { SlotTheme } from '../theme.ts'
import type { LinesEvent } from './events.ts'
import type { LinesModel } from './model.ts'
import { playRound } from './round.ts'

export interface LinesConfig {
  readonly model: LinesModel
  readonly theme: SlotTheme
}

/** A round is one action, so its state only says whether it was played. */
export interface LinesState {
  readonly spun: boolean
}

export interface LinesAction {
  readonly type: 'spin'
}

export const linesEngine: Engine<
  Pick<LinesConfig, 'model'>,
  LinesState,
  LinesAction,
  LinesEvent
> = {
  open: () => ({ spun: false }),
  takes: (_config, state, action): action is LinesAction =>
    !state.spun && isBareAction(action, 'spin'),
  act: ({ model }, _state, _action, rng) => {
    const { events, credits } = playRound(model, rng)
    return {
      state: { spun: true },
      events,
      stakeCredits: model.roundCredits,
      payoutCredits: credits,
    }
  },
  view: (_config, state) => state,
  done: (state) => state.spun,
}
