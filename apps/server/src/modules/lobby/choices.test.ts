import { expect, test } from 'vitest'
import { applyChoices } from './choices.ts'
import type { Choice, Game } from './rules.ts'

const game = (nodeId: number, rank: number, isHot = false): Game => ({
  nodeId,
  vendor: 'ACME',
  code: `g${nodeId}`,
  names: { EN: `g${nodeId}` },
  gameType: 'RNG',
  classify: '',
  opens: 'GAME',
  accountTypeName: '',
  defaultPlayType: null,
  minBets: new Map(),
  lines: null,
  rtp: null,
  rtps: {},
  isHot,
  rank,
  isInHouse: false,
  hasTrial: false,
  picture: null,
  art: null,
  listed: true,
  addedAtMs: 0,
})
const choice = (nodeId: number, brandId: string | null, more: Partial<Choice>): Choice => ({
  nodeId,
  brandId,
  isHot: null,
  rank: null,
  ...more,
})

test('a brand’s choice overrides the one for all brands, which overrides the list', () => {
  const games = [game(1, 0, true), game(2, 1), game(3, 2)]
  const choices = [
    choice(1, null, { isHot: false, rank: 1.5 }),
    choice(1, 'a', { isHot: true }),
    choice(3, 'b', { rank: -1 }),
  ]
  const look = (brandId: string) =>
    applyChoices(games, choices, brandId).map(({ nodeId, isHot }) => [nodeId, isHot])
  expect(look('a')).toEqual([
    [2, false],
    [1, true],
    [3, false],
  ])
  expect(look('b')).toEqual([
    [3, false],
    [2, false],
    [1, false],
  ])
  expect(applyChoices(games, [], 'a')).toBe(games)
})
