import type { Engine, GameEvent } from './engine.ts'
import type { Rng } from './rng.ts'

/** A round that is being played, whatever its kind. */
export interface Play {
  /** Whether this action may be done now. */
  takes(action: unknown): boolean
  act(action: unknown): Acted
  view(seat: number): unknown
  done(): boolean
  /** What is done for a player who does not come back; undefined: the round ends as it stands. */
  byDefault(): unknown
}

/** What one action came to. */
export interface Acted {
  readonly events: readonly GameEvent[]
  readonly stakeCredits: number
  readonly payoutCredits: number
}

/** Begins a round; whoever plays it need not know the kind's own types. */
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
        const { state: after, ...acted } = engine.act(config, state, action, rng)
        state = after
        return acted
      },
      view: (seat) => engine.view(config, state, seat),
      done: () => engine.done(state),
      byDefault: () => (engine.done(state) ? undefined : engine.byDefault?.(config, state)),
    }
  }
}

/** Plays a round on for a player who leaves the rest to the rules; answers what was done. */
export function playOut(play: Play): { readonly action: unknown; readonly acted: Acted }[] {
  const turns: { action: unknown; acted: Acted }[] = []
  for (let action = play.byDefault(); action !== undefined; action = play.byDefault()) {
    turns.push({ action, acted: play.act(action) })
  }
  return turns
}
