import { amountIn } from '#kit/money'
import type { Pace } from '#kit/pace'
import type { Store } from '#kit/store'
import type { Acted } from '#kit/studio'
import type { PlayDeps } from './deps.ts'
import { showStep } from './show-round.ts'
import type { PlayState, Terms } from './state.ts'

interface ContinueDeps extends PlayDeps {
  readonly terms: Terms
  readonly store: Store<PlayState>
  /** Each step has its own pace: speeding one up does not affect the next. */
  readonly newPace: () => Pace
}

/** Plays further steps while the round is open; returns its end and the number of events shown. */
export async function continueRound(
  { studio, machine, store, terms, sounds, newPace }: ContinueDeps,
  first: Acted,
  firstPace: Pace,
): Promise<Acted & { readonly from: number }> {
  let [acted, from, pace] = [first, 0, firstPace]
  while (acted.round.state === 'open' && machine.choose) {
    const { round, balance } = acted
    const { id, credit, actions } = round
    await showStep({ round, from, pace, machine, store, terms, sounds })
    from = round.events.length
    store.set({ phase: 'choosing', balance: amountIn(balance) })
    const action = await machine.choose()
    store.set({ phase: 'asking' })
    acted = await studio.act({ id, step: actions.length, credit, action })
    pace = newPace()
  }
  return { ...acted, from }
}
