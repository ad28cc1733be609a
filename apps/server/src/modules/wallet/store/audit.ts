import { sql, type Transaction } from 'kysely'
import type { Database } from '#platform/database'
import type { Design, Row, StoredBatch } from '../chain.ts'
import { firstChecks } from './audit-first.ts'
import { readLaneHeads } from './journal.ts'

export type AuditStore = ReturnType<typeof auditStore>

/** Reads from one snapshot, however long it takes and whatever is written meanwhile. */
export async function inSnapshot<T>(
  { db }: Database,
  work: (store: AuditStore) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await sql`SET LOCAL statement_timeout = 0`.execute(transaction)
      return work(auditStore(transaction))
    })
}

const digestBytes = 32
const rowFacts = sql`lane, seq, id, code, content, refusal, taken, moves, reference,
  (extract(epoch FROM at) * 1000000)::bigint AS "atMicroseconds"`

function auditStore(db: Transaction<unknown>) {
  const first = firstChecks(db)
  return {
    /** Each lane's last sealed batch, and its last row. */
    async lanes() {
      const heads = await readLaneHeads(db)
      const { rows } = await sql<{ lane: number; end: string }>`
        SELECT lane, seq AS end FROM wallet_lane`.execute(db)
      const ends = new Map(rows.map(({ lane, end }) => [lane, end]))
      return heads.map((head) => ({ ...head, end: ends.get(head.lane) ?? '0' }))
    },
    chain: (design: 'first' | 'second', lane: number): Design =>
      design === 'first' ? first.chain(lane, rowFacts) : secondChain(db, lane),
    /** Batches that are sealed but gone, and rows that are missing behind the last seal. */
    async firstUnsealed(lane: number): Promise<string | undefined> {
      const { rows: batches } = await sql<{ number: string }>`
        SELECT coalesce(s.number, b.number) AS number
        FROM (SELECT * FROM wallet_seal WHERE lane = ${lane}
            AND number > coalesce((SELECT batch FROM wallet_v1_lane WHERE lane = ${lane}), 0)) AS s
          FULL JOIN (SELECT * FROM wallet_batch WHERE lane = ${lane} AND number <=
            (SELECT max(number) FROM wallet_seal WHERE lane = ${lane})) AS b USING (number)
        WHERE s.last_seq IS DISTINCT FROM b.last_seq ORDER BY 1 LIMIT 1`.execute(db)
      if (batches[0]) return `batch ${batches[0].number} is missing`
      const { rows } = await sql<{ seq: string }>`
        SELECT n AS seq FROM wallet_lane AS l, LATERAL (SELECT max(last_seq) AS sealed
            FROM wallet_seal AS s WHERE s.lane = l.lane) AS last,
          LATERAL generate_series(last.sealed + 1, greatest(l.seq, (SELECT max(seq)
            FROM wallet_transfer AS t WHERE t.lane = l.lane))) AS n
        WHERE l.lane = ${lane} AND (n > l.seq OR NOT EXISTS (SELECT FROM wallet_transfer AS t
          WHERE t.lane = l.lane AND t.seq = n)) ORDER BY 1 LIMIT 1`.execute(db)
      return rows[0] && `row ${rows[0].seq} is missing`
    },
    checks: [
      first.firstBadEntry,
      first.firstBadBalance,
      () => firstBadLine(db),
      () => firstBadBalance(db),
      () => firstImbalance(db),
    ],
  }
}

function secondChain(db: Transaction<unknown>, lane: number): Design {
  return {
    async batches(after, limit) {
      const { rows } = await sql<Omit<StoredBatch, 'digests'> & { digests: Buffer }>`
        SELECT number, last_seq, head, digests FROM wallet_seal
        WHERE lane = ${lane} AND number > ${after} ORDER BY number LIMIT ${limit}`.execute(db)
      return rows.map(({ digests, ...batch }) => ({ ...batch, digests: partsOf(digests) }))
    },
    async rows(after, last) {
      const { rows } = await sql<Row>`
        SELECT ${rowFacts}, ''::bytea AS digest, ARRAY[member::text, line::text, cash::text,
          bonus::text, hold::text, reserved::text] AS line
        FROM wallet_transfer WHERE lane = ${lane} AND seq > ${after} AND seq <= ${last}
        ORDER BY seq LIMIT 300000`.execute(db)
      return rows
    },
    end: () => Promise.resolve(undefined),
  }
}

function partsOf(digests: Buffer): Buffer[] {
  return Array.from({ length: digests.length / digestBytes }, (_, place) =>
    digests.subarray(place * digestBytes, (place + 1) * digestBytes),
  )
}

/** The money that a row moves, by account. */
const moved = sql`(SELECT split_part(move, ':', 1)::bigint AS account,
  split_part(move, ':', 2)::bigint AS amount FROM string_to_table(rtrim(t.moves), ' ') AS move)`

/** What the members and the house had when the second design began. */
const opening = sql`(SELECT split_part(address, '/', 2)::uuid AS member_id, sum(version) AS line,
    sum(balance) FILTER (WHERE address LIKE '%/cash') AS cash,
    sum(balance) FILTER (WHERE address LIKE '%/bonus') AS bonus,
    sum(balance) FILTER (WHERE address LIKE '%/hold') AS hold
  FROM wallet_v1_account WHERE address LIKE 'member/%' GROUP BY 1)`

/** Each line of a statement must follow from the line before and the moves of its transfer. */
async function firstBadLine(db: Transaction<unknown>): Promise<string | undefined> {
  const { rows } = await sql<{ id: string; seq: string }>`
    SELECT id, seq FROM (
      SELECT t.id, t.lane, t.seq, t.refusal, t.line, t.moves, d.strangers,
        ARRAY[t.line, t.cash, t.bonus, t.hold, t.reserved]::numeric[] AS stored,
        ARRAY[coalesce(o.line, 0) + count(t.line) OVER own,
          coalesce(o.cash, 0) + sum(d.cash) OVER own, coalesce(o.bonus, 0) + sum(d.bonus) OVER own,
          coalesce(o.hold, 0) + sum(d.hold) OVER own, sum(d.reserved) OVER own]::numeric[] AS due
      FROM wallet_transfer AS t LEFT JOIN wallet_member AS m ON m.no = t.member
        LEFT JOIN ${opening} AS o ON o.member_id = m.member_id,
        LATERAL (SELECT coalesce(sum(amount) FILTER (WHERE account = m.no * 16), 0) AS cash,
            coalesce(sum(amount) FILTER (WHERE account = m.no * 16 + 1), 0) AS bonus,
            coalesce(sum(amount) FILTER (WHERE account = m.no * 16 + 2), 0) AS hold,
            coalesce(sum(amount) FILTER (WHERE account = m.no * 16 + 3), 0) AS reserved,
            count(*) FILTER (WHERE account % 16 < 15
              AND account / 16 IS DISTINCT FROM m.no) AS strangers
          FROM ${moved} AS one) AS d
      WINDOW own AS (PARTITION BY t.member ORDER BY t.line)) AS due
    WHERE strangers > 0 OR (line IS NOT NULL AND stored <> due)
      OR (refusal IS NOT NULL AND (moves <> '' OR line IS NOT NULL))
    ORDER BY lane, seq LIMIT 1`.execute(db)
  return rows[0] && `row ${rows[0].seq} (${rows[0].id}) does not lead to the balances it names`
}

async function firstBadBalance(db: Transaction<unknown>): Promise<string | undefined> {
  const { rows } = await sql<{ address: string }>`
    SELECT 'member/' || m.member_id || '/cash' AS address
    FROM wallet_member AS m LEFT JOIN ${opening} AS o USING (member_id)
      LEFT JOIN LATERAL (SELECT line, cash, bonus, hold, reserved FROM wallet_transfer AS t
        WHERE t.member = m.no AND t.line IS NOT NULL ORDER BY t.line DESC LIMIT 1) AS last ON true
    WHERE (m.line, m.cash, m.bonus, m.hold, m.reserved) IS DISTINCT FROM
      (coalesce(last.line, o.line, 0), coalesce(last.cash, o.cash, 0),
        coalesce(last.bonus, o.bonus, 0), coalesce(last.hold, o.hold, 0),
        coalesce(last.reserved, 0))
    UNION ALL SELECT h.address FROM wallet_house AS h
      LEFT JOIN wallet_v1_account AS o USING (address)
      LEFT JOIN (SELECT account, sum(amount) AS amount
        FROM wallet_transfer AS t, LATERAL ${moved} AS one
        WHERE account % 16 = 15 GROUP BY account) AS sums ON sums.account = h.no * 16 + 15
    WHERE h.balance <> coalesce(o.balance, 0) + coalesce(sums.amount, 0)
    ORDER BY 1 LIMIT 1`.execute(db)
  return rows[0] && `the balance of ${rows[0].address} is not that of its rows`
}

/** Players' money must equal what is owed for it, per currency. */
async function firstImbalance(db: Transaction<unknown>): Promise<string | undefined> {
  const { rows } = await sql<{ currency: string; players: string; owed: string }>`
    SELECT currency, sum(balance) FILTER (WHERE address LIKE 'member/%') AS players,
      -sum(balance) FILTER (WHERE address NOT LIKE 'member/%') AS owed
    FROM wallet_account GROUP BY currency HAVING sum(balance) <> 0
    ORDER BY 1 LIMIT 1`.execute(db)
  const bad = rows[0]
  return bad && `in ${bad.currency} players own ${bad.players}, and ${bad.owed} is owed`
}
