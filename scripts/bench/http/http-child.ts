import { fastify } from 'fastify'
import { loadConfig, mountCall, startServer } from '@fairhouse/server'
import { echoCall } from './echo-call.ts'

/** One server under test: `bare` is Fastify alone, otherwise our site on that database. */
const [kind, databaseUrl = ''] = process.argv.slice(2)
const unlimited = { limit: 1_000_000_000, perSeconds: 60, by: 'subject' } as const

async function startBare(): Promise<string> {
  const app = fastify()
  app.post(echoCall.path, async (request) => request.body)
  return app.listen({ port: 0, host: '127.0.0.1' })
}

async function startOurs(): Promise<string> {
  const env = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info' }
  const server = await startServer({
    config: { ...loadConfig(env), databaseUrl },
    version: 'bench',
    seeds: ['demo'],
    pagesDirectory: '',
    extend: ({ app, mountOptions }) => {
      const rateClasses = { ...mountOptions.rateClasses, write: unlimited }
      const handler = async ({ input }: { input: { id: string; amount: string } }) => ({
        id: input.id,
        amount: input.amount,
      })
      mountCall(app, echoCall, handler, { ...mountOptions, rateClasses })
    },
  })
  return server.address
}

console.log(JSON.stringify({ address: await (kind === 'bare' ? startBare() : startOurs()) }))
process.on('disconnect', () => process.exit(0))
