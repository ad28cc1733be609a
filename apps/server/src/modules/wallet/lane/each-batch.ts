import { hash } from 'node:crypto'
import { BinaryArray } from '#platform/database'
import type { Account } from '../chart.ts'
import { contentOf, memberOf, type Guard, type Transfer } from '../rules.ts'
import { createUnknown, isKnown, type LaneNames, type UnknownNames } from './unknown-names.ts'
import { recordList, recordTypes, type RecordArrays } from './records.ts'

/** What wallet_decide_each takes after lane and time. */
export type EachBatch = [transfers: string, ...records: Buffer[]]

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
const columns = Object.keys(recordTypes) as (keyof RecordArrays)[]

/** The parameters of transfers of any shape, or the names to look up first. */
export function eachBatch(
  transfers: readonly Transfer[],
  names: LaneNames,
): EachBatch | UnknownNames {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every column is in the list
  const arrays = Object.fromEntries(
    columns.map((name) => [name, new BinaryArray(recordTypes[name])]),
  ) as RecordArrays
  const records = recordList(arrays, names.columnsOf)
  const unknown = createUnknown(records.unknown)
  const rows = transfers.map((transfer, index) => {
    for (const record of transfer.records ?? []) records.add(index + 1, record)
    return rowOf(transfer, names, unknown)
  })
  if (!isKnown(unknown)) return unknown
  return [JSON.stringify(rows), ...columns.map((name) => arrays[name].bytes())]
}

/** Amounts are text: a number would lose digits. */
function rowOf(transfer: Transfer, names: LaneNames, unknown: UnknownNames) {
  /** A house account may be named with the home lane and with the lane: it is one account. */
  const accounts: number[] = []
  const placeOf = (account: Account) => {
    const number = names.idOf(account)
    if (number === undefined) {
      unknown.accounts.push(account)
      return 0
    }
    const known = accounts.indexOf(number)
    return known < 0 ? accounts.push(number) : known + 1
  }
  const numberOf = (memberId: string) => {
    const number = names.memberOf(memberId)
    if (number === undefined) unknown.members.add(memberId)
    return number ?? 0
  }
  const memberId = memberOf(transfer)
  const { id, code, lane: home, reference, isVoid = false, notAfter, postings } = transfer
  return {
    id,
    code,
    content: hash('sha256', contentOf(transfer)),
    reference,
    isVoid,
    notAfter: notAfter?.toISOString(),
    member: memberId === undefined ? null : numberOf(memberId),
    postings: postings.map(({ from, to, amount }) => ({
      from: from.map(placeOf),
      to: 'backTo' in to ? -to.backTo - 1 : placeOf(to),
      amount: String(amount),
    })),
    sums: (transfer.balanceOf ?? []).map(placeOf),
    guards: (transfer.guards ?? []).map((guard) => guardRow(guard, home, names, numberOf)),
    accounts,
  }
}

function guardRow(
  { key, counter, shared, add, need = add, max, refusal }: Guard,
  home: number,
  names: LaneNames,
  numberOf: (memberId: string) => number,
) {
  const amounts = { add: String(add), need: String(need), max: String(max), refusal }
  if (counter) return { member: numberOf(counter.memberId), counter: counter.name, ...amounts }
  const bytes = shared ? names.sharedKeyOf(key) : names.keyOf(home, key)
  return { key: Buffer.from(bytes, 'latin1').toString('hex'), name: key, shared, ...amounts }
}
