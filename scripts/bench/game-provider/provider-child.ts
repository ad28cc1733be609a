import { fastify } from 'fastify'
import { amountOf } from '@fairhouse/money'
import { laneOf, loadConfig, memberAccount, startServer, worldAccount } from '@fairhouse/server'
import { orderedId } from '../ledger/ledger-bets.ts'

/**
 * One server under test: `bare` is Fastify alone, otherwise our site with players that have money.
 */
const [kind, databaseUrl = '', players = '1'] = process.argv.slice(2)

async function startBare() {
  const app = fastify()
  app.post('/vendor/v1/play', async (request) => request.body)
  return { address: await app.listen({ port: 0, host: '127.0.0.1' }), tickets: [] }
}

async function startOurs() {
  const server = await startServer({
    config: {
      ...loadConfig({ PORT: '0', HOST: '127.0.0.1' }),
      databaseUrl,
    },
    version: 'bench',
    seeds: ['demo'],
    pagesDirectory: '',
  })
  const { brands, member, gameProvider, wallet } = server.context
  const brandId = brands.all()[0]?.id ?? ''
  const tickets: string[] = []
  for (let index = 0; index < Number(players); index += 1) {
    const name = `bench-${orderedId()}`
    const facts = { brandId, name, nickname: name, type: 0, password: name } as const
    const id = await member.add(facts)
    const lane = laneOf(id)
    const world = worldAccount({ brand: 'fairhouse', currency: 'VND', lane })
    const to = memberAccount(id, 'cash', 'VND')
    const postings = [{ from: [world], to, amount: amountOf(10n ** 15n) }]
    await wallet.transfer({ id: orderedId(), code: 'deposit', lane, reference: '', postings })
    tickets.push(await gameProvider.ticket(id, 'sandbox-game'))
  }
  return { address: server.address, tickets }
}

console.log(JSON.stringify(await (kind === 'bare' ? startBare() : startOurs())))
process.on('disconnect', () => process.exit(0))
