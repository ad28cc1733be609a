import { sql } from 'kysely'
import type { DepositState } from '@fairhouse/protocol'
import type { CoinNetwork } from '@fairhouse/protocol/payment'
import type { Executor } from '#platform/database'
import type { DepositReason } from '../deposits/rules.ts'

export interface StoredDeposit {
  id: string
  brandId: string
  memberId: string
  methodId: string
  provider: string
  currency: string
  amount: string
  fee: string
  state: DepositState
  /** As its method was when the deposit started. */
  feeMillionths: number
  feeFixed: string
  institution: string | null
  accountNumber: string | null
  accountName: string | null
  qr: string | null
  /** The network of a coin, and where the provider takes how much of it. */
  coinNetwork: CoinNetwork | null
  coinAddress: string | null
  coinAmount: string | null
  reference: string
  providerReference: string | null
  page: string | null
  paid: string | null
  cleared: string | null
  credited: string | null
  /** The fee that was kept when it was credited. */
  creditedFee: string | null
  reason: DepositReason | null
  note: string | null
  claimedBy: string | null
  claimedAt: Date | null
  createdAt: Date
  expiresAt: Date
  updatedAt: Date
  version: string
}

/** Fields known when a deposit starts. */
export type NewDeposit = Pick<
  StoredDeposit,
  | 'id'
  | 'brandId'
  | 'memberId'
  | 'methodId'
  | 'provider'
  | 'currency'
  | 'amount'
  | 'fee'
  | 'feeMillionths'
  | 'feeFixed'
  | 'institution'
  | 'accountNumber'
  | 'accountName'
  | 'qr'
  | 'coinNetwork'
  | 'reference'
  | 'createdAt'
  | 'expiresAt'
>

const columns = sql`id, brand_id AS "brandId", member_id AS "memberId", method_id AS "methodId",
  provider, currency, amount, fee, fee_millionths AS "feeMillionths", fee_fixed AS "feeFixed",
  institution, account_number AS "accountNumber", account_name AS "accountName", qr,
  coin_network AS "coinNetwork", coin_address AS "coinAddress", coin_amount AS "coinAmount",
  state, reference, provider_reference AS "providerReference",
  page, paid, cleared, credited, credited_fee AS "creditedFee", reason, note,
  claimed_by AS "claimedBy", claimed_at AS "claimedAt", created_at AS "createdAt",
  expires_at AS "expiresAt", updated_at AS "updatedAt", version`

type ReviewPage = [memberId: string | null, after: string | null, limit: number]

/** On the database or inside a transaction. */
export function depositStore(db: Executor) {
  const read = async (rest: ReturnType<typeof sql>): Promise<StoredDeposit[]> =>
    (await sql<StoredDeposit>`SELECT ${columns} FROM payment_deposit ${rest}`.execute(db)).rows

  return {
    /** Returns false if the id is taken. */
    async add(row: NewDeposit, askAt: Date): Promise<boolean> {
      const { numAffectedRows } = await sql`INSERT INTO payment_deposit (id, brand_id, member_id,
          method_id, provider, currency, amount, fee, fee_millionths, fee_fixed, institution,
          account_number, account_name, qr, coin_network, state, reference, created_at,
          expires_at, updated_at, ask_at)
        VALUES (${row.id}, ${row.brandId}, ${row.memberId}, ${row.methodId}, ${row.provider},
          ${row.currency}, ${row.amount}, ${row.fee}, ${row.feeMillionths}, ${row.feeFixed},
          ${row.institution}, ${row.accountNumber}, ${row.accountName}, ${row.qr},
          ${row.coinNetwork}, 'created', ${row.reference},
          ${row.createdAt}, ${row.expiresAt}, ${row.createdAt}, ${askAt})
        ON CONFLICT (id) DO NOTHING`.execute(db)
      return numAffectedRows === 1n
    },
    find: async (id: string) => (await read(sql`WHERE id = ${id}`))[0],
    /** Locks the row until the transaction ends. */
    lock: async (id: string) => (await read(sql`WHERE id = ${id} FOR UPDATE`))[0],
    lastChangedOf: async (memberId: string) =>
      (await read(sql`WHERE member_id = ${memberId} ORDER BY version DESC LIMIT 1`))[0],
    openOf: (memberId: string) =>
      read(sql`WHERE member_id = ${memberId} AND state IN ('created', 'pending', 'reviewing')
        ORDER BY created_at DESC, id DESC LIMIT 20`),
    pageOf: (memberId: string, limit: number, offset: number) =>
      read(sql`WHERE member_id = ${memberId}
        ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`),
    reviewPage: (state: DepositState, ...[memberId, after, limit]: ReviewPage) =>
      read(sql`WHERE state = ${state} AND (${memberId}::uuid IS NULL OR member_id = ${memberId})
        AND (${after}::uuid IS NULL OR (created_at, id) >
          (SELECT created_at, id FROM payment_deposit WHERE id = ${after}))
        ORDER BY created_at, id LIMIT ${limit}`),
    /** Deposits due for polling or crediting. */
    due: (now: Date, limit: number) =>
      read(sql`WHERE (state IN ('created', 'pending')
          OR (cleared IS NOT NULL AND state <> 'credited'))
        AND ask_at <= ${now} ORDER BY ask_at LIMIT ${limit}`),
    async countOf(memberId: string): Promise<number> {
      const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count
        FROM payment_deposit WHERE member_id = ${memberId}`.execute(db)
      return rows[0]?.count ?? 0
    },
    /** Makes concurrent deposits of one member wait for each other. */
    async lockMember(memberId: string): Promise<void> {
      const queue = `deposit ${memberId}`
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${queue}, 0))`.execute(db)
    },
    async countOpen(memberId: string): Promise<number> {
      const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count
        FROM payment_deposit
        WHERE member_id = ${memberId} AND state IN ('created', 'pending')`.execute(db)
      return rows[0]?.count ?? 0
    },
    /** Sum of a member's completed and open deposits by method. */
    async sumsSince(memberId: string, since: Date): Promise<Map<string, bigint>> {
      const { rows } = await sql<{ methodId: string; sum: string }>`
        SELECT method_id AS "methodId", sum(amount)::text AS sum FROM payment_deposit
        WHERE member_id = ${memberId} AND created_at > ${since}
          AND state NOT IN ('failed', 'expired', 'rejected') GROUP BY 1`.execute(db)
      return new Map(rows.map(({ methodId, sum }) => [methodId, BigInt(sum)]))
    },
    pollAt: async (id: string, at: Date): Promise<void> => {
      await sql`UPDATE payment_deposit SET ask_at = ${at} WHERE id = ${id}`.execute(db)
    },
  }
}

export type DepositStore = ReturnType<typeof depositStore>
