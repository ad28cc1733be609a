import type { Engine, GameEvent } from './engine.ts'
import type { Rng } from './rng.ts'

/** A round in play, of any kind of game. */
export interface Play {
  /** Whether this action is valid now. */
  takes(action: unknown): boolean
  act(action: unknown): ActionResult
  view(seat: number): unknown
  done(): boolean
  /** The action for a player who does not come back; undefined ends the round as it stands. */
  byDefault(): unknown
}

/** The result of one action. */
export interface ActionResult {
  readonly events: readonly GameEvent[]
  readonly stakeCredits: number
  readonly payoutCredits: number
}

/** Begins a round, and hides the types of its kind of game. */
export type Begin = (rng: Rng) => Play

export function beginWith<Config, State, Action, Event extends GameEvent>(
  engine: Engine<Config, State, Action, Event>,
  config: Config,
): Begin {
  return (rng) => {
    let state = engine.open(config, rng)
    return {
      takes: (action) => engine.takes(config, state, action),
      act(action) {
        if (!engine.takes(config, state, action)) throw new Error('the action is not taken now')
        const { state: after, ...result } = engine.act(config, state, action, rng)
        state = after
        return result
      },
      view: (seat) => engine.view(config, state, seat),
      done: () => engine.done(state),
      byDefault: () => (engine.done(state) ? undefined : engine.byDefault?.(config, state)),
    }
  }
}

/** Plays a round to its end with default actions; returns each action and its result. */
export function playOut(play: Play): { readonly action: unknown; readonly result: ActionResult }[] {
  const turns: { action: unknown; result: ActionResult }[] = []
  for (let action = play.byDefault(); action !== undefined; action = play.byDefault()) {
    turns.push({ action, result: play.act(action) })
  }
  return turns
}
