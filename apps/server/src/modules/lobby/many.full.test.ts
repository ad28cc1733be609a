import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { toWireNames } from '@fairhouse/protocol'
import { createTestSite, plugInGames, gameRow } from '@fairhouse/site/testing'

const count = 10_000
const words = ['Lucky', 'Dragon', 'Pearl', 'Orchard', 'Tiger', 'Golden', 'Night', 'River', 'Moon']
const wordOf = (number: number) => words[number % words.length] ?? ''
const many = Array.from({ length: count }, (_, number) => {
  const name = `${wordOf(number)} ${wordOf(Math.floor(number / 9))} ${number}`
  const names = { EN: name, VI: `Ngọc ${number}`, TH: `มังกร ${number}`, CN: `龙${number}` }
  return gameRow(`g${number}`, name, { names, minBets: { VND: String(1 + (number % 500)) } })
})

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')

function heapMb(): number {
  if (typeof collect === 'function') collect()
  return process.memoryUsage().heapUsed / 2 ** 20
}

test('ten thousand games are imported in seconds and use little memory', async () => {
  await using site = await createTestSite()
  const { lobby } = site.context
  const beforeMb = heapMb()
  const startMs = performance.now()
  expect(await plugInGames(site, 'ACME', many)).toEqual({ added: count, changed: 0 })
  const tookMs = performance.now() - startMs
  expect(await lobby.importGames('ACME', many)).toEqual({ added: 0, changed: 0 })
  const seen = new Set<number>()
  for (let page = 1; page <= count / 100; page += 1) {
    const query = toWireNames({ providerCode: 'ACME', pageNo: String(page), pageSize: '100' })
    const { list } = await site.visitor().must('GET /wps/game/list', query)
    for (const { nodeId } of list) seen.add(nodeId)
  }
  expect(seen.size).toBe(count)
  for (const [language, gameName] of Object.entries({ EN: 'pearl', VI: 'ngoc', TH: 'มัง' })) {
    const client = site.visitor({ language })
    const found = await client.must('GET /wps/game/list', { gameName, sort: 'name' })
    expect(found.total, language).toBeGreaterThan(count / 10)
  }
  const grownMb = heapMb() - beforeMb
  console.log(`taken in ${Math.round(tookMs)} ms, ${Math.round(grownMb)} MB more`)
  expect(tookMs).toBeLessThan(15_000)
  expect(grownMb).toBeLessThan(150)
})
