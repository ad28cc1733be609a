/** Every ledger row with its effect, computed in SQL, independently of the code under test. */
export const ledger = `WITH move AS (
    SELECT t.id, t.code, t.reference, t.at, a.address, split_part(m, ':', 2)::bigint AS amount
    FROM wallet_transfer t, string_to_table(rtrim(t.moves), ' ') AS m
    JOIN wallet_account a ON a.id = split_part(m, ':', 1)::bigint
    WHERE t.refusal IS NULL),
  row AS (
    SELECT id, code, split_part(reference, '/', 1) AS vendor, at,
      max(substring(address FROM '^member/([^/]+)/'))::uuid AS member_id,
      coalesce(sum(amount) FILTER (WHERE address LIKE 'member/%'), 0) AS own,
      coalesce(-sum(amount) FILTER (WHERE address LIKE 'member/%' AND address NOT LIKE '%/hold'
        AND amount < 0), 0) AS paid,
      coalesce(sum(amount) FILTER (WHERE address LIKE 'member/%' AND address NOT LIKE '%/hold'
        AND amount > 0), 0) AS got,
      coalesce(sum(amount) FILTER (WHERE address LIKE 'vendor/%'), 0) AS house,
      coalesce(-sum(amount) FILTER (WHERE address LIKE 'payment/%'), 0) AS payment,
      coalesce(sum(amount) FILTER (WHERE address LIKE 'house/fee@%'), 0) AS fee
    FROM move GROUP BY 1, 2, 3, 4),
  ledger_effect AS (
    SELECT row.*, b.code AS brand, (row.at AT TIME ZONE b.time_zone)::date::text AS day,
      s.game_code AS game, row.code IN ('vendor.debit', 'vendor.play') AS stakes
    FROM row JOIN member_account m ON m.id = row.member_id JOIN brand_brand b ON b.id = m.brand_id
    LEFT JOIN vendor_transaction s ON s.transfer_id = row.id)`

/** Amounts moved, by the report's names. */
export const sums = `
  sum(CASE WHEN code IN ('vendor.debit', 'vendor.play', 'vendor.credit') THEN paid ELSE 0 END)
    AS stake,
  sum(CASE WHEN code IN ('vendor.debit', 'vendor.play', 'vendor.credit') THEN got ELSE 0 END)
    AS win,
  sum(CASE WHEN code = 'vendor.rollback' THEN own ELSE 0 END) AS refund,
  sum(CASE WHEN code = 'deposit' THEN payment ELSE 0 END) AS deposit,
  sum(CASE WHEN code = 'withdrawal.paid' THEN -payment ELSE 0 END) AS withdrawal,
  sum(fee) AS fee,
  sum(CASE WHEN code LIKE 'promotion%' THEN own ELSE 0 END) AS given,
  sum(CASE WHEN code !~ '^(vendor|deposit|withdrawal|promotion)' THEN own ELSE 0 END)
    AS adjustment,
  sum(house) AS revenue`

/** First and last day of the week and month that contain a day. */
export function spansAround(date: string) {
  const at = new Date(`${date}T00:00:00Z`)
  const day = (year: number, month: number, number: number) =>
    new Date(Date.UTC(year, month, number)).toISOString().slice(0, 10)
  const [year, month, number] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]
  const monday = number - ((at.getUTCDay() + 6) % 7)
  return [
    { from: date, to: date },
    { from: day(year, month, monday), to: day(year, month, monday + 6) },
    { from: day(year, month, 1), to: day(year, month + 1, 0) },
  ]
}
