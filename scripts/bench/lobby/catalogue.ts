import { gameCategories, gameSorts, toWireNames } from '@fairhouse/protocol'
import { startChild } from '../lib/child.ts'
import { gameRows, kinds, vendors } from './game-rows.ts'
import { loadRequests } from '../lib/load.ts'
import { median } from '../lib/median.ts'
import type { Figure } from '../lib/report.ts'

const number = new Intl.NumberFormat('en')
const connections = 64
const games = 10_000
/** A round alternates many short turns, so that a slow moment of the machine affects all. */
const turns = 4
const turnSeconds = 1
/** Distinct paths of each client: together far more than the answer cache holds. */
const pathsPerClient = 500

type Query = Record<string, string>
type QueryOf = (seed: number) => Query

const pick = <T>(list: readonly [T, ...T[]], seed: number): T => list[seed % list.length] ?? list[0]
const names = vendors.flatMap((_, vendor) =>
  gameRows(vendor, games / vendors.length).map((row) => row.names.EN ?? ''),
)

/** Browsing: a category or a provider, a class now and then, and further pages. */
const browse: QueryOf = (seed) =>
  toWireNames({
    gameType: pick(['', 'RNG', 'RNG', ...gameCategories], seed),
    providerCode: pick(['', '', ...vendors], Math.floor(seed / 3)),
    gameClassify: pick(['', '', '', ...kinds], Math.floor(seed / 7)),
    sort: pick(['', '', ...gameSorts], Math.floor(seed / 11)),
    minBet: seed % 3 === 0 ? String(100 + (seed % 977)) : '',
    minLineNum: seed % 5 === 0 ? String(seed % 83) : '',
    pageNo: String(1 + (seed % 9)),
  })

/** Searching: a name or its second word, letter by letter. */
const search: QueryOf = (seed) => {
  const name = pick(['', ...names], 1 + seed * 7919)
  const text = seed % 4 === 0 ? name.slice(name.indexOf(' ') + 1) : name
  return { gameName: text.slice(0, 1 + ((seed * 31) % text.length)) }
}

function pathOf(query: Query): string {
  const output = Object.entries(query).filter(([, value]) => value !== '')
  return `/wps/game/list?${new URLSearchParams(output).toString()}`
}

/** Returns this many distinct paths. */
function distinctPaths(queryOf: QueryOf, count: number): string[] {
  const paths = new Set<string>()
  for (let seed = 1; paths.size < count; seed += 1) paths.add(pathOf(queryOf(seed)))
  return [...paths]
}

interface Load {
  what: string
  target: number
  pathsOf(client: number): string[]
}

function warm(what: string, queryOf: QueryOf): Load {
  const paths = distinctPaths(queryOf, 20)
  return { what: `${what}, warm`, target: 0.7, pathsOf: () => paths }
}

function cold(what: string, queryOf: QueryOf): Load {
  const paths = distinctPaths(queryOf, connections * pathsPerClient)
  const pathsOf = (client: number) =>
    paths.slice(client * pathsPerClient, (client + 1) * pathsPerClient)
  return { what: `${what}, cold`, target: 0.4, pathsOf }
}

const hello: Load = { what: 'hello', target: 1, pathsOf: () => ['/hello'] }

/** Measures lists of ten thousand games, alternating with a route that says hello. */
export async function benchCatalogue(databaseUrl: string, rounds: number): Promise<Figure[]> {
  const loads = [
    warm('browse', browse),
    warm('search', search),
    cold('browse', browse),
    cold('search', search),
  ]
  const bare = await startChild(new URL('./catalogue-child.ts', import.meta.url), 'bare')
  const site = await startChild(
    new URL('./catalogue-child.ts', import.meta.url),
    'site',
    databaseUrl,
    String(games),
  )
  try {
    console.log(`  ${games} games imported in ${String(site.output.importMs)} ms`)
    const [output, siteAddress] = [String(bare.output.address), String(site.output.address)]
    await run(output, hello)
    for (const load of loads) await run(siteAddress, load)
    const figures: Figure[] = []
    for (const load of loads) {
      const [ratios, rates]: [number[], number[]] = [[], []]
      for (let round = 1; round <= rounds; round += 1) {
        let [bareSum, oursSum] = [0, 0]
        for (let turn = 0; turn < turns; turn += 1) {
          bareSum += await run(output, hello)
          oursSum += await run(siteAddress, load)
        }
        ratios.push(oursSum / bareSum)
        rates.push(oursSum / turns)
        console.log(`  round ${round}: ${load.what}: ${(oursSum / bareSum).toFixed(2)} × hello`)
      }
      figures.push(figureOf(load, median(ratios), median(rates)))
    }
    return figures
  } finally {
    bare.stop()
    site.stop()
  }
}

function figureOf({ what, target }: Load, ratio: number, rate: number): Figure {
  return {
    what: `games of 10,000, ${what} ÷ bare hello`,
    measured: `${ratio.toFixed(2)} × (${number.format(Math.round(rate))} per s)`,
    target: `≥ ${target.toFixed(2)} ×`,
    met: ratio >= target,
  }
}

/** Clients request their paths in turn, with gzip as browsers do. */
async function run(address: string, { pathsOf }: Load): Promise<number> {
  const { host } = new URL(address)
  const clients = Array.from({ length: connections }, (_, client) => {
    const requests = pathsOf(client).map((path) => getRequest(host, path))
    let turn = 0
    return () => requests[turn++ % requests.length]
  })
  return loadRequests(address, clients, turnSeconds)
}

function getRequest(host: string, path: string): Buffer {
  const head = [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Accept-Encoding: gzip']
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n`)
}
