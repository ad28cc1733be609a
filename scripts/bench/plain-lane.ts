import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { orderedId } from './ledger-bets.ts'

/** Players that bet; the account 0 is the house. */
const players = 10_000
const mostInBatch = 500

interface Waiting {
  id: string
  player: number
  answer(accepted: boolean): void
}

export async function makePlainTables(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(readFileSync(new URL('plain-lane.sql', import.meta.url), 'utf8'))
  await client.query(
    `INSERT INTO plain_account SELECT n, CASE n WHEN 0 THEN 0 ELSE 10 ^ 12 END, 0, n = 0
     FROM generate_series(0, $1::int) AS n`,
    [players],
  )
  await client.end()
}

/**
 * Batches folded in one function on one connection, and nothing more: no chain, one source, no
 * guards, no records. About what those cost is what the ledger costs beyond it.
 */
export async function openPlainLane(connectionString: string) {
  const client = new Client({ connectionString })
  await client.connect()
  let waiting: Waiting[] = []
  let isBusy = false
  let next = 0

  async function run() {
    isBusy = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostInBatch)
      waiting = waiting.slice(mostInBatch)
      const answers = await commit(client, batch)
      for (const [place, { answer }] of batch.entries()) answer(answers[place] === 't')
    }
    isBusy = false
  }

  return () =>
    new Promise<boolean>((answer) => {
      next = (next + 7919) % players
      waiting.push({ id: orderedId(), player: next + 1, answer })
      if (!isBusy) void run()
    })
}

async function commit(client: Client, batch: readonly Waiting[]): Promise<string> {
  const accounts = [...new Set([0, ...batch.map(({ player }) => player)])]
  accounts.sort((one, other) => one - other)
  const places = new Map(accounts.map((account, place) => [account, place + 1]))
  const list = (of: (one: Waiting) => string | number) => `{${batch.map(of).join(',')}}`
  const { rows } = await client.query<{ answer: string }>({
    name: 'plain',
    text: 'SELECT plain_commit($1, $2, $3, $4, $5, $6, $7) AS answer',
    values: [
      `{${accounts.join(',')}}`,
      list(({ id }) => id),
      list(({ player }) => places.get(player) ?? 0),
      list(() => 1),
      list(() => 10_000),
      list(() => 'bet'),
      list(() => 'bench'),
    ],
  })
  return rows[0]?.answer ?? ''
}
