import { amountIn } from '#kit/money'
import type { Pace } from '#kit/pace'
import type { Store } from '#kit/store'
import type { Acted } from '#kit/studio'
import type { PlayParts } from './parts.ts'
import { showStep } from './show-round.ts'
import type { PlayState, Terms } from './state.ts'

interface GoingOn extends PlayParts {
  readonly terms: Terms
  readonly store: Store<PlayState>
  /** Of each step its own: one that is hurried does not hurry the next. */
  readonly newPace: () => Pace
}

/** As long as a round wants another action; answers its end and how much of it was shown. */
export async function goOn(
  { studio, machine, store, terms, sounds, newPace }: GoingOn,
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
