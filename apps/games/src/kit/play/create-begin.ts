import type { Amount } from '@fairhouse/money'
import type { RoundView } from '@fairhouse/protocol/studio'
import type { Action } from '#kit/machine'
import { worth } from '#kit/money'
import type { Store } from '#kit/store'
import { createFunds } from './funds.ts'
import type { PlayDeps } from './deps.ts'
import type { Rounds } from './rounds.ts'
import type { PlayState, Terms } from './state.ts'

interface Beginning {
  readonly terms: Terms
  readonly store: Store<PlayState>
  readonly rounds: Rounds
  /** The credit value as the studio's string. */
  readonly wire: () => string
}

/**
 * Starts rounds by spin or purchase; resolves once the round was shown, with undefined if refused.
 */
export function createBegin(deps: PlayDeps, { terms, store, rounds, wire }: Beginning) {
  const { studio, machine, newId } = deps
  const funds = createFunds(deps, store, rounds)

  async function begin(
    action: Action,
    price: Amount,
    isAuto: boolean,
  ): Promise<RoundView | undefined> {
    // Set at once, so that a second click does not start another round.
    store.set({ phase: 'asking', notice: null })
    if (!(await funds.canPay(price))) {
      store.set({ phase: 'ready' })
      return undefined
    }
    const input = { id: newId(), step: 0, credit: wire(), action }
    return rounds.play(() => studio.act(isAuto ? { ...input, auto: true } : input), action)
  }

  const buyPrice = () =>
    machine.buy && terms.rules.buyFeature ? worth(machine.buy.credits, store.get().credit) : null
  return {
    refresh: funds.refresh,
    spin: (isAuto: boolean) => begin(machine.action, store.get().stake, isAuto),
    /** Null when the game or the market has no buy feature. */
    buyPrice,
    async buy() {
      const price = buyPrice()
      if (machine.buy && price !== null) await begin(machine.buy.action, price, false)
    },
  }
}
