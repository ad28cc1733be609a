import { fastify } from 'fastify'
import { loadConfig, startServer, type Context } from '@fairhouse/server'
import { gameRows, vendors } from './game-rows.ts'

/** One server under test: `bare` says hello, otherwise our site with ten thousand games. */
const [kind, databaseUrl = '', games = '10000'] = process.argv.slice(2)
const unlimited = { limit: 1_000_000_000, perSeconds: 60, by: 'subject' } as const

async function startBare() {
  const app = fastify()
  app.get('/hello', async () => ({ hello: 'world' }))
  return { address: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

async function importAll({ gameProvider, lobby }: Context) {
  const gamesPerVendor = Number(games) / vendors.length
  const facts = { secret: 'bench', wallet: 'seamless', baseUrl: null, games: [] } as const
  for (const code of vendors) await gameProvider.put({ code, ...facts })
  const startMs = performance.now()
  for (const [number, code] of vendors.entries()) {
    await lobby.importGames(code, gameRows(number, gamesPerVendor))
  }
  return Math.round(performance.now() - startMs)
}

async function startOurs() {
  const env = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' }
  const { address, context } = await startServer({
    config: { ...loadConfig(env), databaseUrl },
    version: 'bench',
    seeds: ['demo'],
    pagesDirectory: '',
    extend: ({ mountOptions }) => {
      // Lifts the rate limit, because one client sends more than any visitor may.
      const { rateClasses } = mountOptions
      Object.assign(mountOptions, { rateClasses: { ...rateClasses, read: unlimited } })
    },
  })
  return { address, importMs: await importAll(context) }
}

console.log(JSON.stringify(await (kind === 'bare' ? startBare() : startOurs())))
process.on('disconnect', () => process.exit(0))
