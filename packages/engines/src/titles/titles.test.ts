import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { fromWords, playOut } from '#core'
import { models, slots, vendors, type Slot } from '#slots'
import { beginGame } from '../catalogue.ts'
import { factsOf } from '../facts.ts'
import { areAlike } from './are-alike.ts'
import { themesOf } from './themes/index.ts'
import { titles as allTitles } from './titles.ts'
import { isDoubled, keyOf, stemsOf } from './words.ts'

const themes = Object.values(themesOf).flat()
const titles = allTitles()
const ofVendor = Map.groupBy(titles, ({ vendor }) => vendor)
const kindOf = ({ config: { model } }: Slot) => ('pay' in model ? model.pay.by : 'lines')
const countBy = (list: readonly Slot[], of: (slot: Slot) => string) =>
  Object.fromEntries([...Map.groupBy(list, of)].map(([key, some]) => [key, some.length]))

test('there are ten thousand titles of many themes, and no theme has too many', () => {
  expect(titles.length).toBeGreaterThanOrEqual(10_000)
  expect(themes.length).toBeGreaterThanOrEqual(130)
  expect(new Set(themes.map(({ id }) => id)).size).toBe(themes.length)
  expect(titles.length / themes.length).toBeLessThanOrEqual(90)
  expect(ofVendor.size).toBe(vendors.length - 1)
})

test('a title keeps its code, name, model and look', () => {
  const all = titles.map(({ code, name, vendor, version, config: { model, theme } }) =>
    JSON.stringify([code, name, vendor, version, model.id, theme]),
  )
  const hash = createHash('sha256').update(all.toSorted().join('\n')).digest('hex')
  expect(hash).toBe('7c120b452b93dde05760211c437eb5be53d766a53d8fde6acbb57766a8ee1a6f')
})

test('codes fit an address, and no two titles have the same words', () => {
  const all = [...slots, ...titles]
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
  expect(new Set(all.map(({ name }) => keyOf(stemsOf(name)))).size).toBe(all.length)
  const odd = titles.filter(({ code }) => !/^[a-z]+(-[a-z]+)+$/.test(code) || code.length > 40)
  expect(odd).toEqual([])
})

test('names have two to four words, no repeated word and no promised feature', () => {
  const joints = 'of|at|in|on|to|for|from|over|under|above|by|down|up|off|past|round|into|and'
  const word = new RegExp(`^(${joints}|[A-Z][a-z]+('s)?(-[A-Z][a-z]+)*)$`)
  const promise = /\b(jackpot|free|spins?|bonus|ways|lines?|wilds|scatter|multiplier|wins?)\b/i
  const odd = titles.filter(({ name }) => {
    const words = name.split(' ')
    const isRead = words.length >= 2 && words.length <= 4 && words.every((one) => word.test(one))
    return !isRead || name.length > 28 || isDoubled(stemsOf(name)) || promise.test(name)
  })
  expect(odd.map(({ name }) => name)).toEqual([])
})

test.each(themes)('$id has a different picture for every symbol', (theme) => {
  const pictures = [theme.stars, theme.lows, theme.scatters, theme.extras].map((names) =>
    names.split(' '),
  )
  expect(pictures.map(({ length }) => length)).toEqual([6, 5, 2, 2])
  expect(new Set(pictures.flat()).size).toBe(15)
})

test.each([...ofVendor, ...Map.groupBy(titles, kindOf)])(
  'neighbouring titles of %s are not alike',
  (_, list) => {
    expect(alikePairs(list)).toEqual([])
  },
)

test('neighbouring titles differ in look, words and mostly in the first letter', () => {
  const pairs = pairsOf([...slots, ...titles])
  expect(alikePairs(titles)).toEqual([])
  const close = pairs.filter(([one, other]) => changesBetween(one.name, other.name) < 4)
  expect(close.map(([one, other]) => `${one.name}, ${other.name}`)).toEqual([])
  const sameLetter = pairs.filter(([one, other]) => one.name[0] === other.name[0])
  expect(sameLetter.length).toBeLessThan(pairs.length / 100)
  const sameModel = pairs.filter(([one, other]) => one.config.model === other.config.model)
  expect(sameModel.length).toBeLessThan(pairs.length / 100)
})

test('every model but those for markets is used, and every provider has all kinds', () => {
  const played = new Set<string>(titles.map(({ config }) => config.model.id))
  const unplayed = models.filter(({ id }) => !played.has(id) && !/-9\d$/.test(id))
  expect(unplayed.map(({ id }) => id)).toEqual([])
  for (const [vendor, list] of ofVendor) {
    for (const count of Object.values(countBy(list, kindOf))) {
      expect(count, vendor).toBeGreaterThan(list.length / 5)
    }
    expect(Object.keys(countBy(list, kindOf)), vendor).toHaveLength(4)
  }
})

test('a provider has as many titles of each volatility as its appetite says', () => {
  for (const { code, appetite } of vendors) {
    const list = ofVendor.get(code) ?? []
    const counts = countBy(list, (slot) => factsOf(slot).volatility)
    for (const [volatility, tenths] of Object.entries(appetite)) {
      const off = (counts[volatility] ?? 0) - (list.length * tenths) / 10
      expect(Math.abs(off), `${code} ${volatility}`).toBeLessThan(list.length / 20 + 1)
    }
  }
})

test('every title plays a round', () => {
  for (const [index, title] of titles.entries()) {
    const rng = fromWords(() => Math.imul(index + 1, 2_654_435_761) >>> 0)
    const play = beginGame(title)(rng)
    const { stakeCredits, events } = play.act({ type: 'spin' })
    const after = playOut(play).flatMap(({ result }) => result.events)
    expect(stakeCredits).toBe(title.config.model.roundCredits)
    expect([...events, ...after].at(-1)?.type).toBe('end')
    expect(play.done()).toBe(true)
  }
})

const pairsOf = (list: readonly Slot[]): [Slot, Slot][] =>
  list.slice(1).flatMap((other, index): [Slot, Slot][] => {
    const one = list[index]
    return one ? [[one, other]] : []
  })

const alikePairs = (list: readonly Slot[]) =>
  pairsOf(list)
    .filter(([one, other]) => areAlike(one, other))
    .map(([one, other]) => `${one.name}, ${other.name}`)

/** Edit distance between two names. */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1]
    for (const [index, another] of Array.from(other).entries()) {
      const substituted = (row[index] ?? 0) + (letter === another ? 0 : 1)
      next.push(Math.min(substituted, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
