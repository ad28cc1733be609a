import { amountOf } from '@fairhouse/money'
import { expect, test } from 'vitest'
import type { Bet } from './bets.ts'
import { gameDays } from './game-days.ts'

const bet: Bet = {
  memberId: 'm',
  n: 0,
  at: new Date('2026-02-01T23:59:00Z'),
  endedAt: new Date('2026-02-02T00:01:00Z'),
  vendor: 'ACME',
  roundId: 'r',
  game: 'coin',
  category: 'RNG',
  brand: 'lotus',
  status: 'settled',
  standing: 1,
  stake: amountOf(10n),
  win: amountOf(25n),
  returned: amountOf(0n),
  reversed: amountOf(0n),
  pot: amountOf(5n),
}
const day = { brand: 'lotus', vendor: 'ACME', game: 'coin', day: '2026-02-02' }

test('a round counts on the day it ends, without jackpot money, net of changes', () => {
  const open: Bet = { ...bet, status: 'open', endedAt: null }
  expect(gameDays([{ before: undefined, now: open }])).toEqual([])
  const ended = [{ before: open, now: bet }]
  expect(gameDays(ended)).toEqual([{ ...day, rounds: 1, stake: 10n, win: 20n, squares: 100n }])
  const late = { ...bet, win: amountOf(28n) }
  const more = [{ before: bet, now: late }]
  expect(gameDays(more)).toEqual([{ ...day, rounds: 0, stake: 0n, win: 3n, squares: 0n }])
  const undone: Bet = { ...bet, status: 'rolledBack', stake: amountOf(0n), win: amountOf(0n) }
  const gone = [{ before: bet, now: undone }]
  expect(gameDays(gone)).toEqual([{ ...day, rounds: -1, stake: -10n, win: -20n, squares: -100n }])
  expect(gameDays([{ before: undefined, now: { ...bet, brand: null } }])).toEqual([])
})

test('bets are summed by game, and games have a fixed order', () => {
  const other = { ...bet, game: 'apple' }
  const days = gameDays([bet, other, bet].map((now) => ({ before: undefined, now })))
  expect(days.map(({ game, rounds, squares }) => [game, rounds, squares])).toEqual([
    ['apple', 1, 100n],
    ['coin', 2, 200n],
  ])
})
