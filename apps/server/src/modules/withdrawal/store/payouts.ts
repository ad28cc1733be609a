import { sql } from 'kysely'
import { amountOf, type Amount } from '@fairhouse/money'
import type { Executor } from '#platform/database'

/** A sent part of a withdrawal. */
export interface Payout {
  id: string
  withdrawalId: string
  memberId: string
  provider: string
  amount: Amount
  fee: Amount
  state: 'sending' | 'sent' | 'known' | 'paid' | 'refused'
  outcome: 'paid' | 'refused' | null
  evidence: string | null
  sentBy: string | null
  sentAt: Date
  confirmation: 'asked' | 'received' | 'closed' | 'claimed' | null
  confirmUntil: Date | null
  remindedAt: Date | null
}

type Stored = Omit<Payout, 'amount' | 'fee'> & { amount: string; fee: string }

const columns = sql`id, withdrawal_id AS "withdrawalId", member_id AS "memberId", provider, amount,
  fee, state, outcome, evidence, sent_by AS "sentBy", sent_at AS "sentAt", confirmation,
  confirm_until AS "confirmUntil", reminded_at AS "remindedAt"`

/** On the database or inside a transaction. */
export function payoutStore(db: Executor) {
  async function where(rest: ReturnType<typeof sql>): Promise<Payout[]> {
    const { rows } = await sql<Stored>`
      SELECT ${columns} FROM withdrawal_payout WHERE ${rest}`.execute(db)
    return rows.map(toPayout)
  }

  return {
    async add(row: Payout): Promise<void> {
      await sql`INSERT INTO withdrawal_payout (id, withdrawal_id, member_id, provider, amount, fee,
          state, outcome, evidence, sent_by, sent_at)
        VALUES (${row.id}, ${row.withdrawalId}, ${row.memberId}, ${row.provider}, ${row.amount},
          ${row.fee}, ${row.state}, ${row.outcome}, ${row.evidence}, ${row.sentBy},
          ${row.sentAt})`.execute(db)
    },
    find: async (id: string) => (await where(sql`id = ${id}`))[0],
    lock: async (id: string) => (await where(sql`id = ${id} FOR UPDATE`))[0],
    of: (withdrawalIds: readonly string[]) =>
      where(sql`withdrawal_id = ANY (${withdrawalIds}) ORDER BY sent_at, id`),
    /** Payouts that are not settled in the ledger yet. */
    unfinished: (limit: number) =>
      where(sql`state IN ('sending', 'sent', 'known') ORDER BY sent_at LIMIT ${limit}`),
    /** Payouts whose receipt the member has to confirm. */
    askedOf: (memberId: string) =>
      where(sql`member_id = ${memberId} AND confirmation = 'asked' ORDER BY sent_at, id`),
    overdue: (now: Date, limit: number) =>
      where(sql`confirmation = 'asked' AND confirm_until <= ${now} LIMIT ${limit}`),
    /** Unconfirmed payouts due for a reminder. */
    toRemind: (now: Date, limit: number) =>
      where(sql`confirmation = 'asked' AND confirm_until > ${now} AND reminded_at <= (
          SELECT ${now}::timestamptz - make_interval(days => coalesce(reminder_days, 2))
          FROM withdrawal_request AS request
          LEFT JOIN withdrawal_setting AS setting ON setting.brand_id = request.brand_id
          WHERE request.id = withdrawal_id) LIMIT ${limit}`),
    /** Total paid out to a member by each of the moments. */
    async paidUntil(memberId: string, moments: readonly Date[]): Promise<bigint[]> {
      const { rows } = await sql<{ sum: string }>`
        SELECT coalesce(sum(payout.amount), 0)::text AS sum
        FROM unnest(${moments.map((at) => at.toISOString())}::timestamptz[])
          WITH ORDINALITY AS asked(at, place)
        LEFT JOIN (withdrawal_request AS request
            JOIN withdrawal_payout AS payout ON payout.withdrawal_id = request.id)
          ON request.member_id = ${memberId} AND payout.state = 'paid'
            AND payout.sent_at < asked.at
        GROUP BY place ORDER BY place`.execute(db)
      return rows.map(({ sum }) => BigInt(sum))
    },
    async mark(id: string, state: Payout['state'], outcome: Payout['outcome']): Promise<void> {
      await sql`UPDATE withdrawal_payout SET state = ${state}, outcome = ${outcome}
        WHERE id = ${id}`.execute(db)
    },
    async ask(id: string, until: Date, now: Date): Promise<void> {
      await sql`UPDATE withdrawal_payout SET state = 'paid', confirmation = 'asked',
        confirm_until = ${until}, reminded_at = ${now} WHERE id = ${id}`.execute(db)
    },
    async confirm(id: string, confirmation: Payout['confirmation']): Promise<void> {
      await sql`UPDATE withdrawal_payout SET confirmation = ${confirmation}
        WHERE id = ${id}`.execute(db)
    },
    async reminded(id: string, now: Date): Promise<void> {
      await sql`UPDATE withdrawal_payout SET reminded_at = ${now} WHERE id = ${id}`.execute(db)
    },
  }
}

function toPayout(row: Stored): Payout {
  return { ...row, amount: amountOf(BigInt(row.amount)), fee: amountOf(BigInt(row.fee)) }
}
