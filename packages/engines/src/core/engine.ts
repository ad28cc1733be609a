import type { Rng } from './rng.ts'

/** One thing that happened in a round. Its type says which handler of a client shows it. */
export interface GameEvent {
  readonly type: string
}

/** What a step of a round came to. Credits are counters; what one is worth, the round says. */
export interface Step<State, Event extends GameEvent> {
  readonly state: State
  readonly events: readonly Event[]
  /** Credits that the player puts in with this step. */
  readonly stakeCredits: number
  /** Credits that the step pays. */
  readonly payoutCredits: number
}

/**
 * The rules of one kind of game, pure: states are plain data (they are stored), and every number
 * comes from the stream. What cannot be done is an error that the caller's check prevents.
 */
export interface Engine<Config, State, Action, Event extends GameEvent> {
  open(config: Config, rng: Rng): State
  /** Whether the action may be done now; what a client sends is unknown until this says so. */
  takes(config: Config, state: State, action: unknown): action is Action
  act(config: Config, state: State, action: Action, rng: Rng): Step<State, Event>
  /** What a seat may see of the state. */
  view(config: Config, state: State, seat: number): unknown
  done(state: State): boolean
  /** What is done for a player who does not come back; undefined: the round ends as it stands. */
  byDefault?(config: Config, state: State): Action | undefined
}
