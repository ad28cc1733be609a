import type { Amount } from '@fairhouse/money'
import { amountIn } from '#kit/money'
import type { Store } from '#kit/store'
import { Refused } from '#kit/studio'
import type { PlayDeps } from './deps.ts'
import type { Rounds } from './rounds.ts'
import type { PlayState } from './state.ts'

interface Funds {
  refresh(): Promise<void>
  canPay(price: Amount): Promise<boolean>
}

export function createFunds(
  { studio, notify }: PlayDeps,
  store: Store<PlayState>,
  rounds: Rounds,
): Funds {
  /** While a round is shown, the animation controls the balance. */
  const isFixed = () => ['showing', 'pausing'].includes(store.get().phase)

  async function refresh(): Promise<void> {
    try {
      const { balance, currency } = await studio.balance()
      if (isFixed()) return
      store.set({ balance: amountIn(balance) })
      notify({ type: 'balance', balance, currency })
    } catch (error) {
      if (error instanceof Refused && error.code === 'session_expired') rounds.refuse(error)
    }
  }

  return {
    refresh,
    /** Reloads an insufficient balance once, because a deposit may have arrived. */
    async canPay(price) {
      const isEnough = () => store.get().balance >= price
      if (isEnough()) return true
      await refresh()
      if (!isEnough()) store.set({ notice: 'insufficient_funds', auto: null })
      return isEnough()
    },
  }
}
