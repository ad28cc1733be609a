import { amountOf, type Amount } from '@fairhouse/money'
import type { JournalRow } from '#modules/wallet'

const kinds = ['cash', 'bonus', 'hold'] as const
type Kind = (typeof kinds)[number]

/** A line of a member's record list: what a transfer did to the member's accounts. */
export type MemberRecord = Record<Kind, Amount> & {
  memberId: string
  lane: number
  seq: string
  at: Date
  transferId: string
  code: string
  reference: string
}

const address = /^member\/([^/]+)\/(cash|bonus|hold)$/

/** The records of a row, one for each member that it touches. Refused transfers touch nobody. */
export function recordsOf(row: JournalRow): MemberRecord[] {
  const records = new Map<string, MemberRecord>()
  for (const move of row.moves) {
    const [, memberId, name] = address.exec(move.address) ?? []
    const kind = kinds.find((one) => one === name)
    if (memberId === undefined || kind === undefined) continue
    const record = records.get(memberId) ?? emptyRecord(row, memberId)
    record[kind] = amountOf(record[kind] + BigInt(move.amount))
    records.set(memberId, record)
  }
  return [...records.values()]
}

function emptyRecord(row: JournalRow, memberId: string): MemberRecord {
  const { lane, seq, at, id: transferId, code, reference } = row
  const none = amountOf(0n)
  const amounts = { cash: none, bonus: none, hold: none }
  return { memberId, lane, seq, at, transferId, code, reference, ...amounts }
}
