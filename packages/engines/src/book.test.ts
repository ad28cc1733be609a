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
/** What pays, in games of all kinds; the most that can be won is told besides. */
const paying = /^(?!max)\w*Win$|^orbs$|^holdEnd$|^pick$/
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const credits = (event: object) => ('credits' in event ? Number(event.credits) : 0)

/** A round to its end, with what a player may choose left to the rules. */
function wholeBook(game: Game, seeds: Seeds): Book {
  const { play } = playBook(hmac, game, seeds, [spin])
  const actions = playOut(play).map(({ action }) => action)
  return playBook(hmac, game, seeds, [spin, ...actions]).book
}

test('a book is plain data, and played again it comes out the same', () => {
  fc.assert(
    fc.property(anyGame, anySeeds, (game, seeds) => {
      const book = wholeBook(game, seeds)
      expect(throughJson(book)).toEqual(book)
      expect(replay(hmac, book)).toEqual(book)
    }),
    { numRuns: 200 },
  )
})

test('what a round pays is the sum of its wins, in each of its parts', () => {
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

test('what a client sends is taken only if it is a spin and nothing else', () => {
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

test.each(slots)('a round of $code is one action, and then it is over', (game) => {
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

test('a game is found by its code, the newest first, and no version is made up', () => {
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
