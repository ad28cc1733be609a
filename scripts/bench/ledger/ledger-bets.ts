import { randomUUID } from 'node:crypto'
import { amountOf } from '@fairhouse/money'
import { laneOf, memberAccount, stakeBlock, worldAccount, type Transfer } from '@fairhouse/server'
import { Client } from 'pg'

/** Creates the table of a sample module whose record is written with each bet. */
export async function addBetTable(connectionString: string) {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(`CREATE TABLE IF NOT EXISTS bet_bench
    (id uuid PRIMARY KEY, game text, stake bigint)`)
  await client.query('GRANT INSERT ON bet_bench TO fairhouse_server')
  await client.query("SELECT wallet_take_records('bet_bench')")
  await client.end()
}

function accounts(member: string) {
  const lane = laneOf(member)
  const world = worldAccount({ brand: 'bench', currency: 'VND', lane })
  const cash = memberAccount(member, 'cash', 'VND')
  return { lane, world, cash, bonus: memberAccount(member, 'bonus', 'VND') }
}

export function deposit(member: string): Transfer {
  const { lane, world, cash } = accounts(member)
  const postings = [{ from: [world], to: cash, amount: amountOf(10n ** 12n) }]
  return { id: orderedId(), code: 'deposit', lane, reference: '', postings }
}

/** A stake from cash, then bonus, with two guards and a record. */
export function bet(member: string): Transfer {
  const { lane, world, cash, bonus } = accounts(member)
  const id = orderedId()
  const maxStakes = 10n ** 17n
  return {
    id,
    code: 'bet',
    lane,
    reference: 'bench',
    postings: [{ from: [cash, bonus], to: world, amount: amountOf(10_000n) }],
    guards: [
      stakeBlock(member),
      { key: `stakes ${member}`, add: 10_000n, max: maxStakes, refusal: 'limit_reached' },
    ],
    records: [{ table: 'bet_bench', row: { id, game: 'bench', stake: 10_000 } }],
  }
}

/** A time-ordered id, as the ledger expects from callers. */
export function orderedId(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
