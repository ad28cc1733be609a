import { games, type Game } from '@fairhouse/engines'
import { expect, test } from 'vitest'
import { heroOf, lookOf } from './look-of.ts'

const [anyGame] = games()
if (!anyGame) throw new Error('there is no game')

const named = (name: string, symbols: Record<string, string>): Game => {
  const theme = { ...anyGame.config.theme, symbols }
  return { ...anyGame, name, config: { ...anyGame.config, theme } } as Game
}
const symbols = {
  wild: 'dragon-face',
  scatter: 'fireworks',
  h1: 'cherries',
  h2: 'red-envelope',
  l1: 'wolf',
}

test('the hero is the picture that the name mentions, or the wild', () => {
  expect(heroOf(named('Cherry Night', symbols))).toBe('cherries')
  expect(heroOf(named("The Wolf's Face", symbols))).toBe('wolf')
  expect(heroOf(named('Red Morning', symbols))).toBe('dragon-face')
  const circle = { ...symbols, l2: 'green-circle' }
  expect(heroOf(named('Green Mothership', circle))).toBe('dragon-face')
  expect(heroOf(named('Green Wolf Circle Wolf', circle))).toBe('wolf')
})

test('companions are other symbols, and landscapes only if there is nothing else', () => {
  const { hero, companions } = lookOf(named('Dragon Pearl', symbols))
  expect([hero, companions]).toEqual(['dragon-face', ['cherries', 'red-envelope']])
  expect(lookOf(named('Dragon', { wild: 'dragon-face', h1: 'sunset' })).companions).toEqual([
    'sunset',
  ])
})
