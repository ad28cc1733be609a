import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tinyFeatures } from '#testing'
import type { GridEvent } from './events.ts'
import { gridPayouts } from './payouts-of.ts'
import { playRow, type Mode } from './round.ts'

const features = Object.entries(tinyFeatures)
const anyRow = fc.nat({ max: 511 })

function playEvents(name: string, row: number, mode: Mode = 'spin') {
  const model = tinyFeatures[name]
  if (!model) throw new Error(`no ${name}`)
  const events: GridEvent[] = []
  const { credits } = playRow(model, mode, row, (event) => events.push(event))
  return { model, events, credits }
}

const isPaid = ({ type }: GridEvent) => /Win$|^orbs$|^holdEnd$/.test(type) && type !== 'maxWin'
const creditsOf = (event: GridEvent) => ('credits' in event ? event.credits : 0)
const sumOf = (events: readonly GridEvent[]) =>
  events.filter(isPaid).reduce((sum, event) => sum + creditsOf(event), 0)
const eventsOf = <Type extends GridEvent['type']>(events: readonly GridEvent[], type: Type) =>
  events.filter((event): event is Extract<GridEvent, { type: Type }> => event.type === type)

test.each(features)('%s: a row pays the sum of its win events, up to the cap', (name, model) => {
  fc.assert(
    fc.property(anyRow, (row) => {
      const { events, credits } = playEvents(name, row)
      expect(sumOf(events)).toBe(credits)
      expect(credits).toBeLessThanOrEqual(model.maxCredits)
      expect(events[0]).toEqual({ type: 'row', row })
      expect(events.at(-1)).toEqual({ type: 'end', credits })
      expect(eventsOf(events, 'maxWin')).toHaveLength(credits === model.maxCredits ? 1 : 0)
      expect(playRow(model, 'spin', row)).toEqual({ credits, picks: 0 })
    }),
  )
})

test.each(features)(
  '%s: plays as many free spins as were won, and their end event has their sum',
  (name) => {
    fc.assert(
      fc.property(anyRow, (row) => {
        const { events, credits, model } = playEvents(name, row)
        const spins = eventsOf(events, 'freeSpin')
        const total = eventsOf(events, 'freeSpinsWon').at(-1)?.total ?? 0
        if (credits < model.maxCredits) expect(spins).toHaveLength(total)
        const [end] = eventsOf(events, 'featureEnd')
        const begin = events.findIndex(({ type }) => type === 'freeSpin')
        expect(end?.credits ?? 0).toBe(begin < 0 ? 0 : sumOf(events.slice(begin)))
      }),
    )
  },
)

test('tumbles remove winners and climb the ladder', () => {
  const rows = Array.from({ length: 200 }, (_, row) => playEvents('tumbling', row))
  const falls = rows.flatMap(({ events }) => eventsOf(events, 'tumble'))
  expect(falls.length).toBeGreaterThan(20)
  for (const { removed, fresh, window } of falls) {
    expect(fresh).toHaveLength(removed.length)
    expect(window.flat()).toHaveLength(12)
  }
  expect(new Set(falls.map(({ multiplier }) => multiplier)).size).toBeGreaterThan(2)
  for (const { events } of rows) {
    for (const [index, event] of events.entries()) {
      const next = events[index + 1]
      if (event.type === 'tumble' && next?.type === 'waysWin') {
        expect(next.multiplier).toBe(event.multiplier)
      }
    }
  }
})

test('staying wilds are on the board in every later free spin', () => {
  const { events } = Array.from({ length: 512 }, (_, row) => playEvents('staying', row)).find(
    (one) => eventsOf(one.events, 'wilds').length > 3,
  ) ?? { events: [] }
  const stays = eventsOf(events, 'wilds').map(({ positions }) => positions.map(String))
  expect(stays.length).toBeGreaterThan(3)
  stays
    .slice(1)
    .forEach((now, index) => expect(now).toEqual(expect.arrayContaining(stays[index] ?? [])))
})

test('a walking wild moves a reel to the left each spin, until it has left', () => {
  const rows = Array.from({ length: 100 }, (_, row) => playEvents('walking', row).events)
  let steps = 0
  for (const events of rows) {
    for (const [index, event] of events.entries()) {
      if (event.type !== 'respin') continue
      const before = eventsOf(events.slice(0, index), 'wilds').at(-1)
      const [after] = eventsOf(events.slice(index), 'wilds')
      const moved = (before?.positions ?? [])
        .filter(([x]) => x > 0)
        .map(([x, y]) => `${x - 1},${y}`)
      expect(after?.positions.map(String)).toEqual(expect.arrayContaining(moved))
      steps += 1
    }
  }
  expect(steps).toBeGreaterThan(20)
})

test('coins hold until no new one comes, each position once', () => {
  const rows = Array.from({ length: 512 }, (_, row) => playEvents('holding', row).events)
  const held = rows.filter((events) => eventsOf(events, 'holdBegin').length > 0)
  expect(held.length).toBeGreaterThan(10)
  for (const events of held) {
    const coins = [...eventsOf(events, 'holdBegin'), ...eventsOf(events, 'holdSpin')].flatMap(
      (event) => event.coins,
    )
    const [end] = eventsOf(events, 'holdEnd')
    const full = end?.isFull === true ? 500 : 0
    expect(new Set(coins.map(({ position }) => String(position))).size).toBe(coins.length)
    expect(end?.credits).toBe(coins.reduce((sum, { credits }) => sum + credits, 0) + full)
    expect(end?.isFull).toBe(coins.length === 12)
  }
})

test('orbs multiply the win of a spin, and free spins accumulate them', () => {
  const rows = Array.from({ length: 512 }, (_, row) => playEvents('orbs', row).events)
  const orbs = rows.flatMap((events) => eventsOf(events, 'orbs'))
  expect(orbs.length).toBeGreaterThan(20)
  for (const events of rows) {
    for (const event of eventsOf(events, 'orbs')) {
      const index = events.indexOf(event)
      const begin = events.slice(0, index).findLastIndex(({ type }) => type === 'reels')
      const won = eventsOf(events.slice(begin, index), 'anywhereWin').reduce(
        (sum, one) => sum + one.credits,
        0,
      )
      if (events.every(({ type }) => type !== 'maxWin')) {
        expect(event.credits).toBe(won * (event.multiplier - 1))
      }
    }
  }
})

test('a bought feature begins with its free spins', () => {
  const { events } = playEvents('tumbling', 7, 'buy')
  expect(events[1]).toEqual({ type: 'freeSpinsWon', count: 4, total: 4, positions: [] })
  const model = tinyFeatures['tumbling']
  expect(model && gridPayouts(model, 'buy').total).toBe(128n)
})

test('payouts are those of all rows', () => {
  const model = tinyFeatures['expanding']
  if (!model) throw new Error('no model')
  const { weights, total } = gridPayouts(model)
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0n)
  const paid = [...weights].reduce((sum, [credits, weight]) => sum + BigInt(credits) * weight, 0n)
  const rows = Array.from({ length: 512 }, (_, row) => playRow(model, 'spin', row).credits)
  expect([all, total]).toEqual([512n, 512n])
  expect(paid).toBe(BigInt(rows.reduce((sum, credits) => sum + credits, 0)))
})
