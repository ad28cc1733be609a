import { expect, test } from 'vitest'
import { models, type SlotModel } from '#slots'
import { gameOf, games, gameWith } from './catalogue.ts'

test('every version of a game is unique, and codes fit an address', () => {
  const names = games().map(({ code, version }) => `${code} ${version}`)
  expect(new Set(names).size).toBe(names.length)
  expect(games().filter(({ code }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code))).toEqual([])
})

test('a game with another return has its own version number', () => {
  const others = games().flatMap(({ code }) => {
    const other = gameWith(code, '94')
    return other && other !== gameOf(code) ? [other] : []
  })
  expect(others.length).toBeGreaterThan(300)
  expect(games().filter(({ version }) => version > 9400)).toEqual([])
  expect(
    others.filter(({ code, version }) => gameOf(code, version) !== gameWith(code, '94')),
  ).toEqual([])
  const odd = others.filter(({ code, config, version }) => {
    const usual = gameOf(code)
    return (
      config.model.id !== `${usual?.config.model.id}-94` || version !== 9400 + (usual?.version ?? 0)
    )
  })
  expect(odd).toEqual([])
  expect(gameWith('dragon-pearl', 'nobody knows')).toBe(gameOf('dragon-pearl'))
})

test('all versions of a game belong to the provider that books its money', () => {
  const vendorOf = new Map(games().map(({ code, vendor }) => [code, vendor]))
  expect(games().filter(({ code, vendor }) => vendorOf.get(code) !== vendor)).toEqual([])
})

test('model ids are unique, because proofs are found by id', () => {
  expect(new Set(models.map(({ id }) => id)).size).toBe(models.length)
  const listed = new Set(models)
  expect(games().filter(({ config }) => !listed.has(config.model))).toEqual([])
})

test('every game has different art for each symbol of its model', () => {
  const roles = new Map(models.map((model) => [model, [...rolesOf(model)].toSorted().join()]))
  const odd = games().filter(({ config: { model, theme } }) => {
    const symbols = Object.keys(theme.symbols)
    const art = new Set(Object.values(theme.symbols))
    return symbols.toSorted().join() !== roles.get(model) || art.size !== symbols.length
  })
  expect(odd.map(({ code }) => code)).toEqual([])
})

test.each(models)('$id knows every symbol on its reels', (model) => {
  const roles = rolesOf(model)
  expect(new Set(model.strips.flat())).toEqual(roles)
  const free = model.freeSpins?.strips ?? model.strips
  expect(free).toHaveLength(model.strips.length)
  expect([...new Set(free.flat())].filter((symbol) => !roles.has(symbol))).toEqual([])
})

function rolesOf(model: SlotModel): Set<string> {
  const special = 'books' in model ? [model.hold?.symbol, model.orbs?.symbol] : []
  const others = [model.wild, model.scatter?.symbol, ...special]
  return new Set([
    ...Object.keys(model.pays),
    ...others.filter((symbol) => typeof symbol === 'string'),
  ])
}

test.each(models)('$id has lines that fit its reels, none twice', (model) => {
  const lines = linesOf(model)
  for (const line of lines) {
    expect(line).toHaveLength(model.strips.length)
    expect(line.every((row) => row >= 0 && row < model.rows)).toBe(true)
  }
  expect(new Set(lines.map(String)).size).toBe(lines.length)
  if (lines.length > 0) expect(model.roundCredits).toBe(lines.length)
})

function linesOf(model: SlotModel) {
  if (!('pay' in model)) return model.lines
  return model.pay.by === 'lines' ? model.pay.lines : []
}

test.each(models)('$id pays more for more of a symbol, in whole credits', ({ pays, scatter }) => {
  for (const byCount of [...Object.values(pays), scatter?.pays ?? {}]) {
    const credits = Object.values(byCount)
    expect(credits).toEqual(credits.toSorted((a, b) => a - b))
    expect(credits.every((one) => Number.isSafeInteger(one) && one > 0)).toBe(true)
  }
})

test.each(models)('$id combines only features that work together', (model) => {
  if (!('pay' in model)) return
  const { wild, wilds, tumbles, freeSpins, buy, hold, scatter, pick } = model
  // The rules of wilds assume a board that stands still, so tumbling models have none.
  if (tumbles) expect([wilds, freeSpins?.wilds ?? null, hold]).toEqual([null, null, null])
  if (wilds !== null || (freeSpins?.wilds ?? null) !== null) expect(wild).not.toBeNull()
  if (freeSpins) expect(scatter).not.toBeNull()
  if (buy) expect(freeSpins?.most).toBeGreaterThanOrEqual(buy.spins)
  if (!pick) return
  // A pick bonus ends the round and is shown over the spin that won it.
  expect([freeSpins, hold, buy]).toEqual([null, null, null])
  expect(scatter).not.toBeNull()
  const objects = pick.prizes.length + pick.ends.length
  for (const picks of Object.values(pick.picks)) {
    expect(picks).toBeGreaterThan(0)
    expect(picks).toBeLessThanOrEqual(objects)
    if (picks === objects) expect(pick.ends.length).toBeGreaterThan(0)
  }
  expect([...pick.prizes, ...pick.ends].every((one) => Number.isSafeInteger(one) && one > 0)).toBe(
    true,
  )
})

test('only games with a pick bonus have art for objects, and they have no jackpot', () => {
  const odd = games().filter(({ config: { model, theme }, jackpot }) =>
    'pick' in model ? theme.object === undefined || jackpot !== undefined : theme.object,
  )
  expect(odd.map(({ code }) => code)).toEqual([])
})
