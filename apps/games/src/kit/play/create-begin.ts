import type { Amount } from '@fairhouse/money'
import type { RoundView } from '@fairhouse/protocol/studio'
import type { Action } from '#kit/machine'
import { worth } from '#kit/money'
import type { Store } from '#kit/store'
import { createFunds } from './funds.ts'
import type { PlayParts } from './parts.ts'
import type { Rounds } from './rounds.ts'
import type { PlayState, Terms } from './state.ts'

interface Beginning {
  readonly terms: Terms
  readonly store: Store<PlayState>
  readonly rounds: Rounds
  /** The worth of a credit as the studio wrote it. */
  readonly wire: () => string
}

/** The ways to begin a round: both answer once it has been shown, or with nothing if refused. */
export function createBegin(parts: PlayParts, { terms, store, rounds, wire }: Beginning) {
  const { studio, machine, newId } = parts
  const funds = createFunds(parts, store, rounds)

  async function begin(
    action: Action,
    price: Amount,
    isAuto: boolean,
  ): Promise<RoundView | undefined> {
    // At once: a second press must not find the game free.
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
    /** Null where nothing is sold: the game has it not, or the market does not let it. */
    buyPrice,
    async buy() {
      const price = buyPrice()
      if (machine.buy && price !== null) await begin(machine.buy.action, price, false)
    },
  }
}
