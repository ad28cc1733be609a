import { streamOf, type GameEvent, type Hmac, type Play, type Rng, type Seeds } from '#core'
import { beginModel, type SlotModel } from '#slots'

export interface Outcome {
  readonly events: readonly GameEvent[]
  /** Stake and payout in credits. */
  readonly stakeCredits: number
  readonly payoutCredits: number
}

/**
 * Plays the actions in order. Returns the outcome, the round and the random numbers that follow.
 */
export function playModel(
  hmac: Hmac,
  model: SlotModel,
  seeds: Seeds,
  actions: readonly unknown[],
): Outcome & { readonly play: Play; readonly rest: Rng } {
  const rest = streamOf(hmac, seeds)
  const play = beginModel(model)(rest)
  const steps = actions.map((action) => play.act(action))
  return {
    play,
    rest,
    events: steps.flatMap((step) => step.events),
    stakeCredits: steps.reduce((sum, step) => sum + step.stakeCredits, 0),
    payoutCredits: steps.reduce((sum, step) => sum + step.payoutCredits, 0),
  }
}
