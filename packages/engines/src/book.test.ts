import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playOut, type Seeds } from '#core'
import { slots } from '#slots'
import { playBook, replay, type Book } from './book.ts'
import { gameOf, games, type Game } from './catalogue.ts'

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()
const spin = { type: 'spin' }
const anySeeds = fc.record({
  serverSeed: fc.stringMatching(/^[0-9a-f]{64}$/),
  clientSeed: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 64 }),
  nonce: fc.nat(),
})
const anyGame = fc.constantFrom(...games())
/** Events that pay. `maxWin` repeats the total, so it does not count. */
const paying = /^(?!max)\w*Win$|^orbs$|^holdEnd$|^pick$/
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const credits = (event: object) => ('credits' in event ? Number(event.credits) : 0)

/** Plays a round to its end; the rules choose for the player. */
function wholeBook(game: Game, seeds: Seeds): Book {
  const { play } = playBook(hmac, game, seeds, [spin])
  const actions = playOut(play).map(({ action }) => action)
  return playBook(hmac, game, seeds, [spin, ...actions]).book
}

test('a book is plain data, and replaying it gives the same book', () => {
  fc.assert(
    fc.property(anyGame, anySeeds, (game, seeds) => {
      const book = wholeBook(game, seeds)
      expect(throughJson(book)).toEqual(book)
      expect(replay(hmac, book)).toEqual(book)
    }),
    { numRuns: 200 },
  )
})

test('a round pays the sum of its wins, and its feature the sum of the feature wins', () => {
  fc.assert(
    fc.property(anyGame, anySeeds, (game, seeds) => {
      const book = wholeBook(game, seeds)
      const { events, payoutCredits, stakeCredits } = book
      const isWin = ({ type }: { type: string }) => paying.test(type)
      const sum = (list: typeof events) =>
        list.filter(isWin).reduce((all, one) => all + credits(one), 0)
      expect(sum(events)).toBe(payoutCredits)
      expect(events.at(-1)).toEqual({ type: 'end', credits: payoutCredits })
      const begin = events.findIndex(({ type }) => type === 'freeSpin')
      const end = events.find(({ type }) => type === 'featureEnd')
      expect(end ? credits(end) : 0).toBe(begin < 0 ? 0 : sum(events.slice(begin)))
      expect(stakeCredits).toBe(game.config.model.roundCredits)
      expect(payoutCredits).toBeLessThanOrEqual(game.config.model.maxCredits)
    }),
    { numRuns: 300 },
  )
})

test('accepts a spin action and nothing else', () => {
  const seeds = { serverSeed: '0'.repeat(64), clientSeed: 'c', nonce: 0 }
  const isSpin = (value: unknown) => JSON.stringify(value) === '{"type":"spin"}'
  fc.assert(
    fc.property(anyGame, fc.anything(), (game, action) => {
      const { play } = playBook(hmac, game, seeds, [])
      expect(play.takes(action)).toBe(isSpin(action))
    }),
  )
  for (const action of ['spin', ['spin'], { type: 'SPIN' }, { type: 'spin', credits: 9 }, null]) {
    for (const game of slots) {
      expect(playBook(hmac, game, seeds, []).play.takes(action)).toBe(false)
      expect(() => playBook(hmac, game, seeds, [action])).toThrow('not taken')
    }
  }
})

test.each(slots)('a round of $code is over after one action', (game) => {
  const seeds = { serverSeed: '0'.repeat(64), clientSeed: 'c', nonce: 0 }
  const before = playBook(hmac, game, seeds, [])
  expect(before.play.done()).toBe(false)
  expect(before.book).toMatchObject({ events: [], stakeCredits: 0, payoutCredits: 0 })
  const { play } = playBook(hmac, game, seeds, [spin])
  expect(play.done()).toBe(true)
  expect(play.takes(spin)).toBe(false)
  expect(throughJson(play.view(0))).toEqual(play.view(0))
  expect(() => playBook(hmac, game, seeds, [spin, spin])).toThrow('not taken')
})

test('finds a game by code, newest version first, and no unknown version', () => {
  for (const game of games()) {
    expect(gameOf(game.code)).toBe(game)
    expect(gameOf(game.code, game.version)).toBe(game)
    expect(gameOf(game.code, game.version + 1)).toBeUndefined()
  }
  expect(gameOf('no-such-game')).toBeUndefined()
  const seeds = { serverSeed: '0'.repeat(64), clientSeed: 'c', nonce: 0 }
  const book = { game: 'lucky-orchard', version: 99, seeds, actions: [spin], events: [] }
  expect(() => replay(hmac, { ...book, stakeCredits: 0, payoutCredits: 0 })).toThrow('no version')
})
