import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { scripted, tinyModel } from '#testing'
import { linesEngine, type LinesState } from './engine.ts'

const theme = { palette: 'none', tempo: 'calm', symbols: {} } as const
const config = { model: { ...tinyModel, freeSpins: null }, theme }
const stored = (state: LinesState): LinesState => JSON.parse(JSON.stringify(state))
const spin = { type: 'spin' } as const

test('a stored state continues as the state itself', () => {
  const before = linesEngine.open(config, scripted())
  expect(stored(before)).toEqual(before)
  const played = linesEngine.act(config, before, spin, scripted(0, 3, 2))
  expect(linesEngine.act(config, stored(before), spin, scripted(0, 3, 2))).toEqual(played)
  expect(stored(played.state)).toEqual(played.state)
  expect(linesEngine.done(stored(played.state))).toBe(true)
  expect(linesEngine.takes(config, stored(played.state), spin)).toBe(false)
})

test('a round costs its stake, and the engine does not mutate its state', () => {
  const stops = fc.tuple(fc.nat(2), fc.nat(3), fc.nat(2))
  fc.assert(
    fc.property(stops, (given) => {
      const before = Object.freeze(linesEngine.open(config, scripted()))
      const { stakeCredits, events } = linesEngine.act(config, before, spin, scripted(...given))
      expect(stakeCredits).toBe(tinyModel.roundCredits)
      expect(events[0]).toMatchObject({ type: 'reels', stops: given })
    }),
  )
})

test('draws one stop per reel from left to right, and nothing else', () => {
  const below = vi.fn(() => 0)
  linesEngine.act(config, { spun: false }, spin, { below })
  expect(below.mock.calls).toEqual(tinyModel.strips.map(({ length }) => [length]))
})
