import { pickWeighted } from '#core'
import type { Position } from '../lines/index.ts'
import { pay, type RoundState } from './round-state.ts'
import type { Coin } from './events.ts'
import type { Hold } from './model.ts'

/**
 * Plays the hold-and-win feature: coins stay and all other positions spin until no new coin came
 * for `hold.spins` spins.
 */
export function holdAndWin(round: RoundState, landed: readonly Position[]): void {
  const { model, emit } = round
  const { hold, rows, strips } = model
  if (!hold || landed.length < hold.needed) return
  const positions = strips.flatMap((_, reel) =>
    Array.from({ length: rows }, (_row, row): Position => [reel, row]),
  )
  const coinAt = (position: Position): Coin => ({ position, credits: drawCoinCredits(round, hold) })
  const first = landed.map(coinAt)
  emit?.({ type: 'holdBegin', coins: first, spins: hold.spins })
  let empty = positions.filter(([reel, row]) => !landed.some(([x, y]) => x === reel && y === row))
  let sum = first.reduce((all, { credits }) => all + credits, 0)
  let left = hold.spins
  while (left > 0 && empty.length > 0) {
    const hits = empty.filter(() => round.rng.below(hold.oneIn) === 0)
    const coins = hits.map(coinAt)
    left = coins.length > 0 ? hold.spins : left - 1
    empty = empty.filter((position) => !hits.includes(position))
    sum += coins.reduce((all, { credits }) => all + credits, 0)
    emit?.({ type: 'holdSpin', coins, left })
  }
  const isFull = empty.length === 0
  const credits = pay(round, sum + (isFull ? hold.full : 0))
  emit?.({ type: 'holdEnd', isFull, credits })
}

const drawCoinCredits = ({ rng }: RoundState, { values, weights }: Hold) =>
  values[pickWeighted(rng, weights)] ?? 0
