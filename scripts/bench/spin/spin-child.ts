import { amountOf } from '@fairhouse/money'
import { laneOf, loadConfig, memberAccount, worldAccount } from '@fairhouse/server'
import { startServerAndStudio } from '@fairhouse/site'
import { orderedId } from '../ledger/ledger-bets.ts'

/** Our site with its studio in one process, and players with money who have launched a game. */
const [databaseUrl = '', players = '1', game = ''] = process.argv.slice(2)

const env = { PORT: '0', HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1' }
const server = await startServerAndStudio({
  config: { ...loadConfig(env), databaseUrl },
  version: 'bench',
  seeds: ['demo'],
  pagesDirectory: '',
})
const { brands, kit, member, gameProvider, wallet } = server.context
await kit.database.pool.query("UPDATE brand_brand SET market = 'lab'")
await brands.reload()
const brandId = brands.all()[0]?.id ?? ''

async function addPlayer(): Promise<string> {
  const name = `bench-${orderedId()}`
  const terms = { mobileVerified: true, termsVersion: '1', isKnown: true }
  const id = await member.open({ brandId, name, type: 0, profile: {}, ...terms })
  const lane = laneOf(id)
  const world = worldAccount({ brand: 'fairhouse', currency: 'VND', lane })
  const to = memberAccount(id, 'cash', 'VND')
  const postings = [{ from: [world], to, amount: amountOf(10n ** 15n) }]
  await wallet.transfer({ id: orderedId(), code: 'deposit', lane, reference: '', postings })
  return gameProvider.ticket(id, game)
}

const tickets: string[] = []
for (let index = 0; index < Number(players); index += 1) tickets.push(await addPlayer())
console.log(JSON.stringify({ address: server.address, tickets }))
process.on('disconnect', () => process.exit(0))
