import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginWith, figuresOf, rational, type Play, type Rational } from '#core'
import { everyDrawPath, tinyPicks } from '#testing'
import { gridEngine, type GridState } from './engine.ts'
import type { GridModel } from './model.ts'
import { gridPayouts } from './payouts-of.ts'
import { hidePrizes } from './pick.ts'

const models = Object.entries(tinyPicks)
const begin = (model: GridModel) => beginWith(gridEngine, { model })
const spin = { type: 'spin' }
const pickOf = (object: number) => ({ type: 'pick', object })

interface PlayerView {
  readonly picking?: {
    readonly objects: number
    readonly left: number
    readonly opened: readonly { readonly object: number; readonly credits: number }[]
  }
}

const viewOf = (play: Play) => play.view(0) as PlayerView

/** Chooses the next object from the view. */
type Player = (view: NonNullable<PlayerView['picking']>) => number

const players: Readonly<Record<string, Player>> = {
  'from the first on': ({ opened }) => opened.length,
  'from the last on': ({ objects, opened }) => objects - 1 - opened.length,
  'back after a small prize, on after a large one': ({ objects, opened }) => {
    const closed = Array.from({ length: objects }, (_, object) => object).filter(
      (object) => !opened.some((entry) => entry.object === object),
    )
    return ((opened.at(-1)?.credits ?? 0) > 10 ? closed.at(-1) : closed[0]) ?? -1
  },
}

function roundOf(play: Play, player: Player): number {
  let credits = play.act(spin).payoutCredits
  for (let now = viewOf(play).picking; now && now.left > 0; now = viewOf(play).picking) {
    credits += play.act(pickOf(player(now))).payoutCredits
  }
  expect(play.done()).toBe(true)
  return credits
}

test.each(
  models.flatMap(([name, model]) =>
    Object.entries(players).map(
      ([playerName, player]) => [name, playerName, model, player] as const,
    ),
  ),
)('%s: exact figures match all draw paths of a player who picks %s', (_, __, model, player) => {
  const small = { ...model, books: { ...model.books, rows: 64 } }
  const weights = new Map<number, Rational>()
  for (const { result, ways } of everyDrawPath((rng) => roundOf(begin(small)(rng), player))) {
    const before = weights.get(result) ?? rational(0n, 1n)
    const sum = before.numerator * BigInt(ways) + before.denominator
    weights.set(result, rational(sum, before.denominator * BigInt(ways)))
  }
  const { weights: exact, total } = gridPayouts(small)
  const exactChances = [...exact].map(
    ([credits, weight]) => [credits, rational(weight, total)] as const,
  )
  expect(new Map(exactChances)).toEqual(weights)
  expect(figuresOf(gridPayouts(small), small.roundCredits).maxCredits).toBe(
    Math.max(...weights.keys()),
  )
})

/** A model whose every round opens the bonus, for fixed numbers. */
const always: GridModel = {
  id: 'always',
  pay: { by: 'ways' },
  roundCredits: 10,
  rows: 1,
  strips: [['s'], ['s'], ['a']],
  pays: { a: { 3: 5 } },
  wild: null,
  wilds: null,
  scatter: { symbol: 's', pays: { 2: 4 } },
  tumbles: null,
  orbs: null,
  freeSpins: null,
  hold: null,
  pick: { picks: { 2: 2 }, prizes: [10, 20, 30], ends: [7] },
  buy: null,
  maxCredits: 1000,
  books: { word: 'always', rows: 1 },
}

/** Keeps the prizes in their listed order. */
const unshuffled = { below: () => 0 }

test('objects open one by one, and the end reveals all prizes', () => {
  const play = begin(always)(unshuffled)
  const spun = play.act(spin)
  expect(spun).toMatchObject({ stakeCredits: 10, payoutCredits: 4 })
  const positions = [
    [0, 0],
    [1, 0],
  ]
  expect(spun.events.at(-1)).toEqual({ type: 'pickBegin', objects: 4, picks: 2, positions })
  expect(play.done()).toBe(false)
  expect(play.act(pickOf(2))).toEqual({
    events: [{ type: 'pick', object: 2, isEnd: false, left: 1, credits: 30 }],
    stakeCredits: 0,
    payoutCredits: 30,
  })
  const last = play.act(pickOf(0))
  expect(last.events).toEqual([
    { type: 'pick', object: 0, isEnd: false, left: 0, credits: 10 },
    {
      type: 'pickEnd',
      credits: 40,
      hidden: hidePrizes(unshuffled, always.pick ?? { picks: {}, prizes: [], ends: [] }),
    },
    { type: 'end', credits: 44 },
  ])
  expect(play.done()).toBe(true)
})

test('an end prize ends the bonus at once, and the cap cuts the last prize', () => {
  const ended = begin(always)(unshuffled)
  ended.act(spin)
  const { events } = ended.act(pickOf(3))
  expect(events[0]).toEqual({ type: 'pick', object: 3, isEnd: true, left: 0, credits: 7 })
  expect(events.at(-1)).toEqual({ type: 'end', credits: 11 })
  const cut = begin({ ...always, maxCredits: 20 })(unshuffled)
  cut.act(spin)
  expect(cut.act(pickOf(2)).events).toMatchObject([
    { credits: 16, left: 0 },
    { type: 'pickEnd', credits: 16 },
    { type: 'maxWin', credits: 20 },
    { type: 'end', credits: 20 },
  ])
})

test('accepts only a closed object of an open bonus', () => {
  const play = begin(always)(unshuffled)
  expect(play.takes(pickOf(0))).toBe(false)
  play.act(spin)
  play.act(pickOf(1))
  const bad = [1, 4, -1, 0.5, Number.NaN, '0', null, undefined].map((object) => ({
    type: 'pick',
    object,
  }))
  const odd = [spin, { type: 'buy' }, { type: 'pick' }, { ...pickOf(0), more: 1 }, null, 'pick']
  for (const action of [...bad, ...odd]) {
    expect(play.takes(action), JSON.stringify(action)).toBe(false)
    expect(() => play.act(action)).toThrow('not taken')
  }
  fc.assert(fc.property(fc.anything(), (action) => !play.takes(action)))
  play.act(pickOf(0))
  expect([0, 2, 3].filter((object) => play.takes(pickOf(object)))).toEqual([])
})

test('the view of an open bonus does not depend on hidden prizes', () => {
  const other = { below: (n: number) => (n === 2 ? 1 : 0) }
  const [first, second] = [begin(always)(unshuffled), begin(always)(other)]
  for (const play of [first, second]) {
    play.act(spin)
    play.act(pickOf(1))
  }
  const view = { objects: 4, left: 1, opened: [{ object: 1, credits: 20, isEnd: false }] }
  expect([first.view(0), second.view(0)]).toEqual([
    { isOver: false, picking: view },
    { isOver: false, picking: view },
  ])
  expect(first.act(pickOf(2)).events[0]).not.toEqual(second.act(pickOf(2)).events[0])
})

test('a stored state continues as the state itself', () => {
  const config = { model: always }
  const spun = gridEngine.act(
    config,
    gridEngine.open(config, unshuffled),
    { type: 'spin' },
    unshuffled,
  )
  const stored: GridState = JSON.parse(JSON.stringify(spun.state))
  expect(stored).toEqual(spun.state)
  expect(gridEngine.byDefault?.(config, stored)).toEqual(pickOf(0))
  const next = gridEngine.act(config, stored, { type: 'pick', object: 0 }, unshuffled)
  expect(gridEngine.byDefault?.(config, next.state)).toEqual(pickOf(1))
})
