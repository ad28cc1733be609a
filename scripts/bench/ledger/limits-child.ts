import { randomUUID } from 'node:crypto'
import { loadConfig, startServer, type Context } from '@fairhouse/server'
import { Client } from 'pg'
import { addBetTable, bet, deposit } from './ledger-bets.ts'

/** Callers that bet through the ledger for some seconds: `plain`, or with every limit set. */
const [kind, databaseUrl = '', callers = '1', seconds = '5'] = process.argv.slice(2)

const limitNames = [
  'stakeDay',
  'stakeWeek',
  'stakeMonth',
  'lossDay',
  'lossWeek',
  'lossMonth',
  'singleBet',
]

async function limitAll(members: readonly string[]) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `INSERT INTO member_account (id, brand_id, name, nickname, type, created_at)
     SELECT member, (SELECT id FROM brand_brand LIMIT 1), member::text, member::text, 0, now()
     FROM unnest($1::uuid[]) AS member`,
    [members],
  )
  await client.query(
    `INSERT INTO limits_limit (member_id, name, value)
     SELECT member, name, 1000000000000000 FROM unnest($1::uuid[]) AS member
     CROSS JOIN unnest($2::text[]) AS name`,
    [members, limitNames],
  )
  await client.end()
}

function betOf({ brands, limits, wallet }: Context) {
  const brandId = brands.all()[0]?.id ?? ''
  // The same transfer code, so that everything after a stake is the same work.
  const code = 'vendor.play'
  if (kind === 'plain') return (member: string) => wallet.transfer({ ...bet(member), code })
  return (member: string) => {
    const plainBet = bet(member)
    const stake = { code, stake: 10_000n, win: 0n } as const
    return limits.decide({ id: member, brandId }, stake, (terms) =>
      wallet.transfer({ ...plainBet, ...terms }),
    )
  }
}

const server = await startServer({
  config: { ...loadConfig({ PORT: '0', HOST: '127.0.0.1', WALLET_LANES: '2' }), databaseUrl },
  version: 'bench',
  seeds: ['demo'],
  pagesDirectory: '',
})
const { context } = server
await addBetTable(databaseUrl)
const members = Array.from({ length: Number(callers) }, () => randomUUID())
await Promise.all(members.map((member) => context.wallet.transfer(deposit(member))))
if (kind === 'limits') await limitAll(members)
const placeBet = betOf(context)
let count = 0
const playUntil = async (member: string, endMs: number) => {
  while (performance.now() < endMs) {
    const { refusal } = await placeBet(member)
    if (refusal !== undefined) throw new Error(refusal)
    count += 1
  }
}
const play = (forSeconds: number) => {
  const endMs = performance.now() + forSeconds * 1000
  return Promise.all(members.map((member) => playUntil(member, endMs)))
}
// Long enough to check every player once, which happens twice a minute.
await play(3)
count = 0
const startMs = performance.now()
await play(Number(seconds))
const perSecond = Math.round(count / ((performance.now() - startMs) / 1000))
console.log(JSON.stringify({ perSecond }))
await server.close()
