import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { plainQueue } from './plain-queue.ts'

/** Number of players; account 0 is the house. */
export const plainPlayers = 10_000

/** A stake, and its win under a separate id. */
export interface PlainBet {
  id: string
  player: number
  stake: number
  win?: { id: string; amount: number }
}

export async function createPlainTables(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  for (const file of ['plain-lane.sql', 'plain-spin.sql']) {
    await client.query(readFileSync(new URL(file, import.meta.url), 'utf8'))
  }
  await client.query(
    `INSERT INTO plain_account SELECT n, CASE n WHEN 0 THEN 0 ELSE 10 ^ 12 END, 0, n = 0
     FROM generate_series(0, $1::int) AS n`,
    [plainPlayers],
  )
  await client.query('INSERT INTO plain_counter SELECT id, 0 FROM plain_account')
  await client.end()
}

/**
 * A minimal ledger: batches in one database function on one connection, without chain, sources,
 * guards and records. The difference to the real ledger is their cost. `plain_spin` adds the
 * minimum that a spin must store.
 */
export async function openPlainLane(
  connectionString: string,
  by: 'plain_commit' | 'plain_spin' = 'plain_commit',
) {
  const client = new Client({ connectionString })
  await client.connect()
  return plainQueue(async (batch: PlainBet[]) => {
    const { rows } = await client.query<{ answer: string }>({
      name: by,
      text: `SELECT ${by}($1, $2, $3, $4, $5, $6, $7) AS answer`,
      values: valuesOf(batch),
    })
    if (rows[0]?.answer.includes('f')) throw new Error('a bet was refused')
    return batch
  })
}

function valuesOf(batch: readonly PlainBet[]): string[] {
  const accounts = [...new Set([0, ...batch.map(({ player }) => player)])]
  accounts.sort((one, other) => one - other)
  const indexes = new Map(accounts.map((account, index) => [account, index + 1]))
  const [ids, sources, targets]: [string[], number[], number[]] = [[], [], []]
  const [amounts, codes]: [number[], string[]] = [[], []]
  const add = (id: string, from: number, to: number, amount: number) => {
    ids.push(id)
    sources.push(from)
    targets.push(to)
    amounts.push(amount)
    codes.push(to === 1 ? 'bet' : 'win')
  }
  for (const { id, player, stake, win } of batch) {
    const playerIndex = indexes.get(player) ?? 0
    add(id, playerIndex, 1, stake)
    if (win) add(win.id, 1, playerIndex, win.amount)
  }
  return [accounts, ids, sources, targets, amounts, codes, ids.map(() => 'bench')].map(
    (list) => `{${list.join(',')}}`,
  )
}
