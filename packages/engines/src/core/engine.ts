import type { Rng } from './rng.ts'

/** An event of a round. Its type selects the client's handler that shows it. */
export interface GameEvent {
  readonly type: string
}

/** The result of a step. Credits are counters; the round defines their value in money. */
export interface Step<State, Event extends GameEvent> {
  readonly state: State
  readonly events: readonly Event[]
  /** Credits staked in this step. */
  readonly stakeCredits: number
  /** Credits paid by this step. */
  readonly payoutCredits: number
}

/**
 * Pure rules of one kind of game: states are plain data, because they are stored, and every number
 * comes from the random stream. The caller checks `takes` before `act`; `act` throws on an action
 * that the rules do not accept.
 */
export interface Engine<Config, State, Action, Event extends GameEvent> {
  open(config: Config, rng: Rng): State
  /** Whether the action is valid now. Client input is unknown until this accepts it. */
  takes(config: Config, state: State, action: unknown): action is Action
  act(config: Config, state: State, action: Action, rng: Rng): Step<State, Event>
  /** Returns the part of the state that a seat may see. */
  view(config: Config, state: State, seat: number): unknown
  done(state: State): boolean
  /** The action for a player who does not come back; undefined ends the round as it stands. */
  byDefault?(config: Config, state: State): Action | undefined
}

/** Whether an action has this type and no other field, since actions are stored as they came. */
export function isBareAction(action: unknown, type: string): boolean {
  return (
    typeof action === 'object' &&
    action !== null &&
    Object.keys(action).join() === 'type' &&
    Reflect.get(action, 'type') === type
  )
}
