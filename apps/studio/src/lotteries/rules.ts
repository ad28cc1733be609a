import {
  isRefused,
  priceKey,
  prizesWithTail,
  type Lottery,
  type LotteryBet,
  type Prices,
  type PricedBet,
  type UnitWin,
} from '@fairhouse/engines/lottery'
import type { CountedSelection, EventRules, LineWin, StoredLine } from '#events'
import { isCounted } from './counted.ts'
import { parsePrices, requireLottery } from './prices.ts'

const cached = new Map<string, EventRules>()

/** The rules of a lottery as the core for betting events needs them. */
export function rulesOf(id: string): EventRules {
  const known = cached.get(id)
  if (known) return known
  const rules = toRules(requireLottery(id))
  cached.set(id, rules)
  return rules
}

function toRules(lottery: Lottery): EventRules {
  return {
    price(line, table) {
      const prices = parsePrices(lottery, table)
      const bet = toBet(line)
      if (!bet) return { refusal: 'malformed_selection' }
      const priced = lottery.price(bet, prices)
      if (isRefusedBet(priced)) return priced
      const { betType, picked, units, stake, maxPayout } = priced
      const stored = { betType, ...picked }
      return { bet: stored, units, stake, maxPayout, counted: countedIn(lottery, stored, prices) }
    },
    result: (rng) => lottery.draw(rng),
    isResult: (value) => lottery.isDraw(value),
    settle(bet, table, result) {
      const settled = lottery.settle(requireBet(bet), parsePrices(lottery, table), result)
      const wins = settled.wins.map((win) => winOf(lottery.id, bet.betType, win, result))
      return { ...settled, wins }
    },
    overcovered: (bets) => lottery.overcovered(bets.map(requireBet)),
  }
}

const isRefusedBet = (
  priced: PricedBet | ReturnType<Lottery['price']>,
): priced is Exclude<ReturnType<Lottery['price']>, PricedBet> => isRefused(priced)

/** A player's line; the engine checks its picks. */
function toBet(line: unknown): LotteryBet | undefined {
  if (typeof line !== 'object' || line === null || !('betType' in line)) return undefined
  const { betType } = line
  if (typeof betType !== 'string') return undefined
  if ('entries' in line) return { betType, entries: line.entries }
  return 'selection' in line ? { betType, selection: line.selection } : undefined
}

function requireBet(line: StoredLine): LotteryBet {
  const bet = toBet(line)
  if (!bet) throw new Error('a stored line is no bet')
  return bet
}

/** What each number of a line pays, where numbers are counted one by one. */
function countedIn(lottery: Lottery, line: StoredLine, prices: Prices): CountedSelection[] {
  const { betType } = line
  if (!isCounted(lottery.id, betType)) return []
  const [prize] = lottery.describe(betType)?.prizes ?? []
  const price = prize && prices.get(priceKey(betType, prize.id))
  if (!price) throw new Error(`${betType} of ${lottery.id} has no price`)
  return lottery.units(requireBet(line)).map((unit) => ({
    key: `${betType} ${unit.flat().join(',')}`,
    payout: price,
  }))
}

/** LIST of the ranks that bets on several prizes are about; for all others it is every rank. */
const ranksOf: Readonly<Record<string, readonly string[]>> = {
  'giai-7-va-de': ['seventh', 'special'],
  'xiu-chu': ['sixth', 'seventh', 'special'],
  'xiu-chu-dau': ['sixth', 'seventh'],
  'dau-duoi': ['eighth', 'special'],
  'giai-7': ['seventh'],
  de: ['special'],
  'de-nhat': ['first'],
  '3-cang': ['special'],
  '4-cang': ['special'],
  'xiu-chu-duoi': ['special'],
  'bao-8-lo-2': ['special', 'sixth', 'seventh'],
  'bao-8-lo-3': ['special', 'sixth', 'seventh'],
  'bao-7-lo-2': ['special', 'fifth', 'sixth', 'seventh', 'eighth'],
  'bao-7-lo-3': ['special', 'fifth', 'sixth', 'seventh', 'eighth'],
  'bao-7-lo-4': ['special', 'fifth', 'sixth', 'seventh', 'eighth'],
}

/** Bets of a region on single digits or the first digits: no tail of a number. */
const withoutTails = new Set(['north dau', 'north duoi', 'north de-dau'])
/** In the South, đầu is the eighth prize and đuôi the special one. */
const southRanks: Readonly<Record<string, readonly string[]>> = {
  dau: ['eighth'],
  duoi: ['special'],
  'xiu-chu': ['seventh', 'special'],
  'xiu-chu-dau': ['seventh'],
}
const northRanks: Readonly<Record<string, readonly string[]>> = {
  'xiu-chu': ['sixth', 'special'],
  'xiu-chu-dau': ['sixth'],
}

/** A win, with the ranks in which its numbers were found where the lottery has ranks. */
function winOf(rules: string, betType: string, win: UnitWin, result: unknown): LineWin {
  const facts = { prize: win.prize, times: String(win.times), picks: win.picks }
  const ranks = ranksIn(rules, betType, win, result)
  return ranks.length > 0 ? { ...facts, ranks } : facts
}

function ranksIn(rules: string, betType: string, { picks }: UnitWin, result: unknown): string[] {
  if (rules !== 'vn-north' && rules !== 'vn-south') return []
  const region = rules === 'vn-north' ? 'north' : 'south'
  if (withoutTails.has(`${region} ${betType}`) || betType.startsWith('truot-')) return []
  if (!isNumbers(result)) return []
  const named = (region === 'north' ? northRanks : southRanks)[betType] ?? ranksOf[betType]
  return picks
    .flat()
    .flatMap((tail) => prizesWithTail(region, result, tail))
    .filter((rank) => named?.includes(rank) ?? true)
}

const isNumbers = (result: unknown): result is readonly string[] =>
  Array.isArray(result) && result.every((one: unknown) => typeof one === 'string')
