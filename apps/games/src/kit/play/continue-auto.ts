import type { RoundView } from '@fairhouse/protocol/studio'
import { amountIn, wonIn } from '#kit/money'
import type { Store } from '#kit/store'
import { afterRound, stopOf } from './auto.ts'
import type { PlayState } from './state.ts'

/** Updates autoplay after a round; returns whether the next one may start. */
export function continueAuto(store: Store<PlayState>, round: RoundView | undefined): boolean {
  const { auto, stake } = store.get()
  if (!auto) return false
  if (!round) {
    store.set({ auto: null })
    return false
  }
  const win = wonIn(round)
  const after = afterRound(auto, amountIn(round.stake), win)
  const stop = stopOf(after, stake, win)
  store.set(stop === undefined ? { auto: after } : { auto: null, notice: `auto_${stop}` })
  return stop === undefined
}
