import { subtract, zero, type Amount } from '@fairhouse/money'
import type { RoundView } from '@fairhouse/protocol/studio'
import type { Machine, Showing } from '#kit/machine'
import { amountIn, jackpotIn, showMoney, timesStake, wonIn, worth } from '#kit/money'
import { turboShare, type Pace } from '#kit/pace'
import type { Sounds } from '#kit/sound'
import type { Store } from '#kit/store'
import type { PlayState } from './state.ts'
import { bigWinTimes, tierOf } from './win-tiers.ts'

const jackpotMs = 4000

interface Shown {
  readonly round: RoundView
  /** Number of events shown before. */
  readonly from: number
  readonly pace: Pace
  readonly machine: Machine
  readonly store: Store<PlayState>
  readonly terms: {
    readonly currency: string
    readonly rules: { readonly celebratesUpToStake: boolean }
  }
  readonly sounds: Sounds
}

/** Shows a round from its record only, so that a replay looks the same. */
export async function showRound(shown: Shown): Promise<void> {
  const { round, store, pace } = shown
  const win = amountIn(round.win)
  await showStep(shown)
  store.set({ win })
  await celebrate(shown)
  await celebrateJackpot(shown)
  // Leaves the result on screen long enough to be read.
  await pace.wait(win > zero ? 500 : 150)
}

/** Shows the new events of a round, which may then need another action. */
export async function showStep(shown: Shown): Promise<void> {
  const { round, from, machine, store } = shown
  store.set({
    phase: 'showing',
    round,
    celebrated: null,
    ...(from === 0 && { win: zero }),
    ...(round.balanceAfter !== null && {
      balance: subtract(amountIn(round.balanceAfter), wonIn(round)),
    }),
  })
  await machine.show(round.events.slice(from), showingOf(shown))
}

function showingOf({ round, pace, machine, store, terms }: Shown): Showing {
  const credit = amountIn(round.credit)
  const stake = amountIn(round.stake)
  const { celebratesUpToStake } = terms.rules
  // While a feature runs, nobody knows yet whether the round pays its stake.
  const isLoss = amountIn(round.win) < stake && !machine.hasFeature(round.events)
  return {
    pace,
    celebrates: (credits) =>
      !isLoss && mayCelebrate(worth(credits, credit), stake, celebratesUpToStake),
    won: (credits) => store.set({ win: worth(credits, credit) }),
    money: (credits) => showMoney(worth(credits, credit), terms.currency),
    async announce({ credits, ...banner }) {
      const sum = credits === undefined ? {} : { sum: worth(credits, credit) }
      store.set({ banner: { ...banner, ...sum } })
      await pace.wait(banner.ms)
      store.set({ banner: null })
    },
  }
}

async function celebrate({ round, pace, store, terms, sounds }: Shown): Promise<void> {
  const [win, stake] = [amountIn(round.win), amountIn(round.stake)]
  // A net loss is not celebrated in any market.
  if (win < stake || !mayCelebrate(win, stake, terms.rules.celebratesUpToStake)) return
  const times = timesStake(win, stake)
  const tier = tierOf(times)
  sounds.play(times >= bigWinTimes ? 'big-win' : 'win')
  if (!tier) return
  const ms = pace.tempo === 'turbo' ? tier.ms * turboShare : tier.ms
  store.set({ celebrated: { win, times, ms } })
  await pace.wait(tier.ms)
  store.set({ celebrated: null })
}

/** Stays on screen until the next round begins, whatever the speed. */
async function celebrateJackpot({ round, pace, store, sounds }: Shown): Promise<void> {
  const win = jackpotIn(round)
  if (win === zero) return
  sounds.play('big-win')
  const times = timesStake(win, amountIn(round.stake))
  store.set({ win: wonIn(round), celebrated: { win, times, ms: jackpotMs, isJackpot: true } })
  await pace.wait(jackpotMs)
}

/**
 * Whether a win may be celebrated. Some markets forbid it for a win that does not exceed the stake.
 */
function mayCelebrate(win: Amount, stake: Amount, upToStake: boolean): boolean {
  return win > 0n && (win > stake || upToStake)
}
