import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { plainQueue } from './plain-queue.ts'

/** Players that bet; the account 0 is the house. */
export const plainPlayers = 10_000

/** A stake, and what is won by it under an id of its own. */
export interface PlainBet {
  id: string
  player: number
  stake: number
  win?: { id: string; amount: number }
}

export async function makePlainTables(connectionString: string): Promise<void> {
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
 * Batches folded in one function on one connection, and nothing more: no chain, one source, no
 * guards, no records. About what those cost is what the ledger costs beyond it. The function of a
 * spin adds the least of what a spin must leave.
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
  const places = new Map(accounts.map((account, place) => [account, place + 1]))
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
    const own = places.get(player) ?? 0
    add(id, own, 1, stake)
    if (win) add(win.id, 1, own, win.amount)
  }
  return [accounts, ids, sources, targets, amounts, codes, ids.map(() => 'bench')].map(
    (list) => `{${list.join(',')}}`,
  )
}
