import { rowStream } from '#core'
import type { ByCount } from '../lines/index.ts'
import { isCapped, type RoundState } from './round-state.ts'
import type { GridEvent } from './events.ts'
import { holdAndWin } from './hold.ts'
import type { GridModel } from './model.ts'
import { objectsOf } from './pick.ts'
import { spin, type SpinOptions, type SpinResult } from './spin.ts'

export type Mode = 'spin' | 'buy'

/** Returns the price of a round and the number of rows of its table. */
export function tableOf({ books, buy, roundCredits }: GridModel, mode: Mode) {
  if (mode === 'spin') return { rows: books.rows, credits: roundCredits }
  if (!buy) throw new Error('the model sells no feature')
  return buy
}

/** Limit of respins in a row, for walking wilds that keep coming. */
const maxRespins = 30

/** The result of a row. */
export interface RowResult {
  readonly credits: number
  /** Number of objects that the player may open now; 0 when the round is over. */
  readonly picks: number
}

/** Plays a row of the table; `emit` receives its events. */
export function playRow(
  model: GridModel,
  mode: Mode,
  row: number,
  emit?: (event: GridEvent) => void,
): RowResult {
  const rng = rowStream(`${model.books.word} ${mode}`, row)
  const round: RoundState = { model, rng, emit, credits: 0, spins: 0 }
  emit?.({ type: 'row', row })
  const scatters = mode === 'buy' ? [] : paidSpin(round)
  if (mode === 'buy') awardFreeSpins(round, model.buy?.spins ?? 0, [])
  freeSpins(round)
  const { credits } = round
  const picks = isCapped(round) ? 0 : (model.pick?.picks[scatters.length] ?? 0)
  if (model.pick && picks > 0) {
    emit?.({ type: 'pickBegin', objects: objectsOf(model.pick), picks, positions: scatters })
  } else for (const event of endOf(model, credits)) emit?.(event)
  return { credits, picks }
}

/** Returns the closing events of a round that pays `credits`. */
export function endOf({ maxCredits }: GridModel, credits: number): GridEvent[] {
  const end = { type: 'end', credits } as const
  return credits >= maxCredits ? [{ type: 'maxWin', credits }, end] : [end]
}

const baseOptions = { multiplier: 1, heldWilds: [], step: 0, orbSum: 0 } as const

/** Plays the paid spin; returns the positions of its scatters. */
function paidSpin(round: RoundState): SpinResult['scatters'] {
  const { strips, wilds, tumbles, freeSpins: free } = round.model
  const ladder = tumbles?.ladder ?? [1]
  const options = { ...baseOptions, strips, wilds, ladder }
  const { coins, scatters } = spinWithRespins(round, options, free?.won ?? {})
  if (!isCapped(round)) holdAndWin(round, coins)
  return scatters
}

/** Plays a spin and the respins of walking wilds; each of them can win free spins. */
function spinWithRespins(round: RoundState, options: SpinOptions, won: ByCount): SpinResult {
  const first = spin(round, options)
  awardFreeSpins(round, won[first.scatters.length] ?? 0, first.scatters)
  let last = first
  for (let respins = 0; options.wilds === 'walk' && respins < maxRespins; respins += 1) {
    const heldWilds = last.wilds
      .filter(([reel]) => reel > 0)
      .map(([reel, row]) => [reel - 1, row] as const)
    if (heldWilds.length === 0 || isCapped(round)) break
    round.emit?.({ type: 'respin' })
    last = spin(round, { ...options, heldWilds })
    awardFreeSpins(round, won[last.scatters.length] ?? 0, last.scatters)
  }
  return { ...last, coins: first.coins, scatters: first.scatters }
}

function awardFreeSpins(round: RoundState, won: number, positions: SpinResult['scatters']): void {
  const count = Math.min(won, (round.model.freeSpins?.most ?? 0) - round.spins)
  if (count <= 0 || isCapped(round)) return
  round.spins += count
  round.emit?.({ type: 'freeSpinsWon', count, total: round.spins, positions })
}

function freeSpins(round: RoundState): void {
  const { freeSpins: rules, tumbles, orbs } = round.model
  if (!rules || round.spins === 0) return
  const { multiplier, strips, wilds } = rules
  const before = round.credits
  let options: SpinOptions = {
    ...baseOptions,
    multiplier,
    strips,
    wilds,
    ladder: tumbles?.freeLadder ?? [1],
  }
  let index = 0
  while (index < round.spins && !isCapped(round)) {
    index += 1
    round.emit?.({ type: 'freeSpin', index, left: round.spins - index, multiplier })
    const result = spinWithRespins(round, options, rules.wonAgain)
    options = {
      ...options,
      heldWilds: wilds === 'stay' ? result.wilds : [],
      step: tumbles?.isKept === true ? result.step : 0,
      orbSum: orbs?.areKept === true ? result.orbs : 0,
    }
  }
  round.emit?.({ type: 'featureEnd', spins: index, credits: round.credits - before })
}
