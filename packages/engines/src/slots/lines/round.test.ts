import { expect, test } from 'vitest'
import { scripted, tinyModel } from '#testing'
import { playRound } from './round.ts'

const play = (...stops: number[]) => playRound(tinyModel, scripted(...stops)).events

test('a spin without a win emits its reels and its end', () => {
  const window = [
    ['s', 'a'],
    ['b', 's'],
    ['a', 'b'],
  ]
  const quiet = { ...tinyModel, scatter: { symbol: 's', pays: {} } }
  expect(playRound(quiet, scripted(2, 1, 2)).events).toEqual([
    { type: 'reels', stops: [2, 1, 2], window },
    { type: 'end', credits: 0 },
  ])
})

test('line wins come in line order, then the scatters', () => {
  expect(play(0, 3, 2)).toEqual([
    {
      type: 'reels',
      stops: [0, 3, 2],
      window: [
        ['a', 'wild'],
        ['wild', 'a'],
        ['a', 'b'],
      ],
    },
    {
      type: 'lineWin',
      line: 0,
      symbol: 'a',
      count: 3,
      positions: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      multiplier: 1,
      credits: 5,
    },
    {
      type: 'lineWin',
      line: 1,
      symbol: 'a',
      count: 2,
      positions: [
        [0, 0],
        [1, 1],
      ],
      multiplier: 1,
      credits: 1,
    },
    { type: 'end', credits: 6 },
  ])
})

test('free spins are won, multiplied, retriggered up to their maximum and summed', () => {
  const events = play(2, 2, 1, 2, 0, 0, 2, 0, 0, 2, 0, 0)
  const summary = events.map((event) => {
    if (event.type === 'freeSpinsWon') return `${event.count} won, ${event.total} in all`
    if (event.type === 'freeSpin') return `spin ${event.index}, ${event.left} left`
    return 'credits' in event ? `${event.type} ${event.credits}` : event.type
  })
  expect(summary.join(', ')).toBe(
    'reels, scatterWin 7, 1 won, 1 in all, ' +
      'spin 1, 0 left, reels, scatterWin 2, 1 won, 2 in all, ' +
      'spin 2, 0 left, reels, scatterWin 2, 1 won, 3 in all, ' +
      'spin 3, 0 left, reels, scatterWin 2, featureEnd 6, end 13',
  )
})

test('a round ends at its cap, and the last win is cut', () => {
  const model = { ...tinyModel, maxCredits: 10 }
  const { events, credits } = playRound(model, scripted(2, 2, 1, 2, 0, 0, 2, 0, 0))
  expect(credits).toBe(10)
  expect(events.filter((event) => 'credits' in event)).toMatchObject([
    { type: 'scatterWin', credits: 7 },
    { type: 'scatterWin', credits: 2 },
    { type: 'scatterWin', credits: 1 },
    { type: 'featureEnd', credits: 3, spins: 2 },
    { type: 'maxWin', credits: 10 },
    { type: 'end', credits: 10 },
  ])
})
