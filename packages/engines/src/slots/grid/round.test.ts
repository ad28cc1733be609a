import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tinyFeatures } from '#testing'
import type { GridEvent } from './events.ts'
import { gridPayouts } from './payouts-of.ts'
import { playRow, type Mode } from './round.ts'

const features = Object.entries(tinyFeatures)
const anyRow = fc.nat({ max: 511 })

function told(name: string, row: number, mode: Mode = 'spin') {
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
const of = <Type extends GridEvent['type']>(events: readonly GridEvent[], type: Type) =>
  events.filter((event): event is Extract<GridEvent, { type: Type }> => event.type === type)

test.each(features)(
  '%s: what a row pays is the sum of what is told, up to the most',
  (name, model) => {
    fc.assert(
      fc.property(anyRow, (row) => {
        const { events, credits } = told(name, row)
        expect(sumOf(events)).toBe(credits)
        expect(credits).toBeLessThanOrEqual(model.maxCredits)
        expect(events[0]).toEqual({ type: 'row', row })
        expect(events.at(-1)).toEqual({ type: 'end', credits })
        expect(of(events, 'maxWin')).toHaveLength(credits === model.maxCredits ? 1 : 0)
        expect(playRow(model, 'spin', row)).toEqual({ credits, picks: 0 })
      }),
    )
  },
)

test.each(features)(
  '%s: free spins are as many as were won, and their end says what they paid',
  (name) => {
    fc.assert(
      fc.property(anyRow, (row) => {
        const { events, credits, model } = told(name, row)
        const spins = of(events, 'freeSpin')
        const total = of(events, 'freeSpinsWon').at(-1)?.total ?? 0
        if (credits < model.maxCredits) expect(spins).toHaveLength(total)
        const [end] = of(events, 'featureEnd')
        const begin = events.findIndex(({ type }) => type === 'freeSpin')
        expect(end?.credits ?? 0).toBe(begin < 0 ? 0 : sumOf(events.slice(begin)))
      }),
    )
  },
)

test('where symbols fall, winners are gone and the ladder counts', () => {
  const rows = Array.from({ length: 200 }, (_, row) => told('tumbling', row))
  const falls = rows.flatMap(({ events }) => of(events, 'tumble'))
  expect(falls.length).toBeGreaterThan(20)
  for (const { removed, fresh, window } of falls) {
    expect(fresh).toHaveLength(removed.length)
    expect(window.flat()).toHaveLength(12)
  }
  expect(new Set(falls.map(({ multiplier }) => multiplier)).size).toBeGreaterThan(2)
  for (const { events } of rows) {
    for (const [place, event] of events.entries()) {
      const next = events[place + 1]
      if (event.type === 'tumble' && next?.type === 'waysWin') {
        expect(next.multiplier).toBe(event.multiplier)
      }
    }
  }
})

test('wilds that stay are there in every free spin after', () => {
  const { events } = Array.from({ length: 512 }, (_, row) => told('staying', row)).find(
    (one) => of(one.events, 'wilds').length > 3,
  ) ?? { events: [] }
  const stays = of(events, 'wilds').map(({ positions }) => positions.map(String))
  expect(stays.length).toBeGreaterThan(3)
  stays
    .slice(1)
    .forEach((now, index) => expect(now).toEqual(expect.arrayContaining(stays[index] ?? [])))
})

test('a wild that walks is a reel further left in the next spin, until it has left', () => {
  const rows = Array.from({ length: 100 }, (_, row) => told('walking', row).events)
  let steps = 0
  for (const events of rows) {
    for (const [place, event] of events.entries()) {
      if (event.type !== 'respin') continue
      const before = of(events.slice(0, place), 'wilds').at(-1)
      const [after] = of(events.slice(place), 'wilds')
      const moved = (before?.positions ?? [])
        .filter(([x]) => x > 0)
        .map(([x, y]) => `${x - 1},${y}`)
      expect(after?.positions.map(String)).toEqual(expect.arrayContaining(moved))
      steps += 1
    }
  }
  expect(steps).toBeGreaterThan(20)
})

test('coins hold until no new one came, each place once', () => {
  const rows = Array.from({ length: 512 }, (_, row) => told('holding', row).events)
  const held = rows.filter((events) => of(events, 'holdBegin').length > 0)
  expect(held.length).toBeGreaterThan(10)
  for (const events of held) {
    const coins = [...of(events, 'holdBegin'), ...of(events, 'holdSpin')].flatMap(
      (event) => event.coins,
    )
    const [end] = of(events, 'holdEnd')
    const full = end?.isFull === true ? 500 : 0
    expect(new Set(coins.map(({ position }) => String(position))).size).toBe(coins.length)
    expect(end?.credits).toBe(coins.reduce((sum, { credits }) => sum + credits, 0) + full)
    expect(end?.isFull).toBe(coins.length === 12)
  }
})

test('orbs multiply what a spin has won, and free spins add them up', () => {
  const rows = Array.from({ length: 512 }, (_, row) => told('orbs', row).events)
  const orbs = rows.flatMap((events) => of(events, 'orbs'))
  expect(orbs.length).toBeGreaterThan(20)
  for (const events of rows) {
    for (const event of of(events, 'orbs')) {
      const place = events.indexOf(event)
      const begin = events.slice(0, place).findLastIndex(({ type }) => type === 'reels')
      const won = of(events.slice(begin, place), 'anywhereWin').reduce(
        (sum, one) => sum + one.credits,
        0,
      )
      if (events.every(({ type }) => type !== 'maxWin')) {
        expect(event.credits).toBe(won * (event.multiplier - 1))
      }
    }
  }
})

test('what is bought begins with its free spins', () => {
  const { events } = told('tumbling', 7, 'buy')
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
