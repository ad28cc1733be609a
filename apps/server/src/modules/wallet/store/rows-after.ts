import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import type { StoredMove, StoredTransfer } from './journal.ts'

type RawTransfer = Omit<StoredTransfer, 'moves'> & { moves: string }
type StoredAccount = Omit<StoredMove, 'amount'>

const maxCachedAccounts = 200_000

/** Reads the rows of a lane after one, with the addresses of their moves. */
export function createRowSource() {
  /** By id; accounts are immutable. */
  const accounts = new Map<string, StoredAccount>()
  const firstEnds = new Map<number, bigint>()

  async function loadAccounts(rows: readonly RawTransfer[], transaction: Executor) {
    if (accounts.size > maxCachedAccounts) accounts.clear()
    const ids = new Set(rows.flatMap(({ moves }) => parseMoves(moves).map(([id]) => id)))
    const unknown = [...ids].filter((id) => !accounts.has(id))
    if (unknown.length === 0) return
    const { rows: found } = await sql<StoredAccount & { id: string }>`
      SELECT no * 16 + 15 AS id, address, currency, may_overdraw AS "mayOverdraw"
      FROM wallet_house WHERE no = ANY (ARRAY(SELECT id / 16
        FROM unnest(${unknown}::bigint[]) AS id WHERE id % 16 = 15))
      UNION ALL SELECT no * 16 + place, 'member/' || member_id || '/' || kind, currency, false
      FROM wallet_member, unnest(ARRAY['cash', 'bonus', 'hold', 'reserved']) WITH ORDINALITY
        AS one(kind, n), LATERAL (SELECT n - 1) AS at(place)
      WHERE no = ANY (ARRAY(SELECT id / 16
        FROM unnest(${unknown}::bigint[]) AS id WHERE id % 16 < 15))`.execute(transaction)
    for (const { id, ...account } of found) accounts.set(id, account)
  }

  /** The last row of the first design, whose moves name other accounts. */
  async function firstEnd(lane: number, transaction: Executor): Promise<bigint> {
    const known = firstEnds.get(lane)
    if (known !== undefined) return known
    const { rows } = await sql<{ seq: string }>`
      SELECT seq FROM wallet_v1_lane WHERE lane = ${lane}`.execute(transaction)
    const end = BigInt(rows[0]?.seq ?? 0)
    firstEnds.set(lane, end)
    return end
  }

  function transferOf(raw: RawTransfer): StoredTransfer {
    const moves = parseMoves(raw.moves).map(([id, amount]) => {
      const account = accounts.get(id)
      if (!account) throw new Error(`no account ${id}`)
      return { ...account, amount }
    })
    return { ...raw, moves }
  }

  return async (
    seq: bigint,
    lane: number,
    limit: number,
    transaction: Executor,
  ): Promise<StoredTransfer[]> => {
    if (seq < (await firstEnd(lane, transaction))) {
      const { rows } = await sql<StoredTransfer>`
        SELECT id, lane, seq, at, code, reference, refusal, moves FROM wallet_row
        WHERE lane = ${lane} AND seq > ${seq} ORDER BY seq LIMIT ${limit}`.execute(transaction)
      return rows
    }
    const { rows } = await sql<RawTransfer>`
      SELECT id, lane, seq, at, code, reference, refusal, moves FROM wallet_transfer
      WHERE lane = ${lane} AND seq > ${seq} ORDER BY seq LIMIT ${limit}`.execute(transaction)
    await loadAccounts(rows, transaction)
    return rows.map(transferOf)
  }
}

/** Account id and amount of each move: "17:-900 3:900 ". */
function parseMoves(text: string): [id: string, amount: string][] {
  const moves: [string, string][] = []
  for (const move of text.split(' ')) {
    const [id, amount] = move.split(':')
    if (id !== undefined && amount !== undefined) moves.push([id, amount])
  }
  return moves
}
