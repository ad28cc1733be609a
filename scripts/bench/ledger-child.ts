import { randomBytes, randomUUID } from 'node:crypto'
import { amountOf } from '@fairhouse/money'
import { laneOf, loadConfig, memberAccount, withContext, worldAccount } from '@fairhouse/server'
import { Client } from 'pg'

/** Callers that bet one after another through the ledger of this process, for some seconds. */
const [databaseUrl = '', callers = '1', lanes = '1', seconds = '5'] = process.argv.slice(2)

const client = new Client({ connectionString: databaseUrl })
await client.connect()
await client.query(`CREATE TABLE IF NOT EXISTS bet_bench (id uuid PRIMARY KEY, game text, stake
  bigint)`)
await client.end()

await withContext({ ...loadConfig({}), databaseUrl }, async ({ wallet }) => {
  const members = Array.from({ length: Number(callers) }, () => memberOn(Number(lanes)))
  for (const member of members) await wallet.transfer(deposit(member))
  const endMs = performance.now() + Number(seconds) * 1000
  const times: number[] = []
  const play = async (member: string) => {
    while (performance.now() < endMs) {
      const startMs = performance.now()
      const { refusal } = await wallet.transfer(bet(member))
      if (refusal !== undefined) throw new Error(refusal)
      times.push(performance.now() - startMs)
    }
  }
  const startMs = performance.now()
  await Promise.all(members.map(play))
  const perSecond = Math.round(times.length / ((performance.now() - startMs) / 1000))
  const p99 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0
  console.log(JSON.stringify({ perSecond, p99: Math.round(p99 * 10) / 10 }))
})

function memberOn(laneLimit: number): string {
  for (;;) {
    const id = randomUUID()
    if (laneOf(id) < laneLimit) return id
  }
}

function accounts(member: string) {
  const lane = laneOf(member)
  const world = worldAccount({ brand: 'bench', currency: 'VND', lane })
  const [cash, bonus] = [
    memberAccount(member, 'cash', 'VND'),
    memberAccount(member, 'bonus', 'VND'),
  ] as const
  return { lane, world, cash, bonus }
}

function deposit(member: string) {
  const { lane, world, cash } = accounts(member)
  const postings = [{ from: [world], to: cash, amount: amountOf(10n ** 15n) }]
  return { id: orderedId(), code: 'deposit', lane, reference: '', postings }
}

/** A stake from cash, then bonus, under two guards, with its record. */
function bet(member: string) {
  const { lane, world, cash, bonus } = accounts(member)
  const id = orderedId()
  const most = 10n ** 17n
  return {
    id,
    code: 'bet',
    lane,
    reference: 'bench',
    postings: [{ from: [cash, bonus], to: world, amount: amountOf(10_000n) }],
    guards: [
      { key: `blocked ${member}`, add: 0n, most: 0n, refusal: 'player_blocked' },
      { key: `stakes ${member}`, add: 10_000n, most, refusal: 'limit_reached' },
    ],
    records: [{ table: 'bet_bench', row: { id, game: 'bench', stake: 10_000 } }],
  }
}

function orderedId(): string {
  const hex = Date.now().toString(16).padStart(12, '0') + randomBytes(10).toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `7${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-')
}
