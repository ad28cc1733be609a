import { hash } from 'node:crypto'
import { BinaryArray, type ElementName } from '#platform/database'
import { amountOf } from '@fairhouse/money'
import { contentOf, type Guard, type MemberCounter, type Outcome, type Transfer } from '../rules.ts'
import { createUnknown, isKnown, type LaneNames, type UnknownNames } from './unknown-names.ts'
import type { PlainTransfer } from './plain.ts'
import { recordList, recordTypes } from './records.ts'

/** A transfer to decide, with its shape. */
export interface Plain {
  transfer: Transfer
  plain: PlainTransfer
}

/** LIST of the arrays that wallet_decide_batch takes after lane and time, in order. */
export const plainTypes = {
  ids: 'uuid',
  codes: 'text',
  contents: 'bytea',
  references: 'text',
  notAfters: 'timestamptz',
  members: 'bigint',
  houses: 'bigint',
  stakes: 'bigint',
  fromBonuses: 'boolean',
  winCashes: 'bigint',
  winBonuses: 'bigint',
  winBacks: 'bigint',
  sums: 'int',
  blockedMaxima: 'bigint',
  termsMaxima: 'bigint',
  seatMaxima: 'bigint',
  stakedAdds: 'bigint',
  stakedNeeds: 'bigint',
  stakedMaxima: 'bigint',
  lostAdds: 'bigint',
  lostNeeds: 'bigint',
  lostMaxima: 'bigint',
  guardTransfers: 'int',
  guardKeys: 'uuid',
  guardNames: 'text',
  guardAdds: 'bigint',
  guardNeeds: 'bigint',
  guardMaxima: 'bigint',
  ...recordTypes,
} as const satisfies Record<string, ElementName>

type Column = keyof typeof plainTypes
type Arrays = Record<Column, BinaryArray>

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
const columns = Object.keys(plainTypes) as Column[]

/** Turns plain transfers into the flat arrays of the database function, batch by batch. */
export function createPlainBatch(names: LaneNames) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every column is in the list
  const arrays = Object.fromEntries(
    columns.map((name) => [name, new BinaryArray(plainTypes[name])]),
  ) as Arrays

  return {
    /** The arrays, valid until the next call, or the names to look up first. */
    fill(batch: readonly Plain[]): Buffer[] | UnknownNames {
      for (const name of columns) arrays[name].clear()
      const records = recordList(arrays, names.columnsOf)
      const unknown = createUnknown(records.unknown)
      for (const [index, one] of batch.entries()) {
        addFacts(arrays, one.transfer)
        addMoney(arrays, one.plain, names, unknown)
        addCounters(arrays, one.plain)
        for (const guard of one.plain.guards) {
          addGuard(arrays, index + 1, guard, names.keyOf(one.transfer.lane, guard.key))
        }
        for (const record of one.transfer.records ?? []) records.add(index + 1, record)
      }
      return isKnown(unknown) ? columns.map((name) => arrays[name].bytes()) : unknown
    },
  }
}

function addFacts(arrays: Arrays, transfer: Transfer) {
  arrays.ids.addUuid(transfer.id)
  arrays.codes.addText(transfer.code)
  arrays.contents.addBinary(hash('sha256', contentOf(transfer), 'binary'))
  arrays.references.addText(transfer.reference)
  if (transfer.notAfter) arrays.notAfters.addMoment(transfer.notAfter)
  else arrays.notAfters.addNull()
}

function addMoney(arrays: Arrays, plain: PlainTransfer, names: LaneNames, unknown: UnknownNames) {
  const { house, account } = plain
  const member = names.idOf(account)
  if (member === undefined) unknown.accounts.push(account)
  arrays.members.addLong(Math.floor((member ?? 0) / 16))
  if (house) {
    const number = names.idOf(house)
    if (number === undefined) unknown.accounts.push(house)
    arrays.houses.addLong(number === undefined ? 0 : (number - 15) / 16)
  } else arrays.houses.addNull()
  arrays.stakes.addBigint(plain.stake)
  arrays.fromBonuses.addBoolean(plain.fromBonus)
  arrays.winCashes.addBigint(plain.winCash)
  arrays.winBonuses.addBigint(plain.winBonus)
  arrays.winBacks.addBigint(plain.winBack)
  const { sums } = plain
  arrays.sums.addInt((sums.includes('cash') ? 1 : 0) + (sums.includes('bonus') ? 2 : 0))
}

function addCounters(arrays: Arrays, { counters }: PlainTransfer) {
  const add = (array: BinaryArray, value: bigint | undefined) =>
    value === undefined ? array.addNull() : array.addBigint(value)
  const maxOf = (name: MemberCounter) => counters.get(name)?.max
  add(arrays.blockedMaxima, maxOf('blocked'))
  add(arrays.termsMaxima, maxOf('terms'))
  add(arrays.seatMaxima, maxOf('seat'))
  const [staked, lost] = [counters.get('staked'), counters.get('lost')]
  arrays.stakedAdds.addBigint(staked?.add ?? 0n)
  arrays.stakedNeeds.addBigint(staked?.need ?? staked?.add ?? 0n)
  add(arrays.stakedMaxima, staked?.max)
  arrays.lostAdds.addBigint(lost?.add ?? 0n)
  arrays.lostNeeds.addBigint(lost?.need ?? lost?.add ?? 0n)
  add(arrays.lostMaxima, lost?.max)
}

function addGuard(arrays: Arrays, transfer: number, guard: Guard, key: string) {
  arrays.guardTransfers.addInt(transfer)
  arrays.guardKeys.addBinary(key)
  arrays.guardNames.addText(guard.key)
  arrays.guardAdds.addBigint(guard.add)
  arrays.guardNeeds.addBigint(guard.need ?? guard.add)
  arrays.guardMaxima.addBigint(guard.max)
}

/**
 * The outcomes of the accepted transfers by their place; what is not there was left to the function
 * that decides each on its own.
 */
export function plainOutcomes(batch: readonly Plain[], answer: string): Map<number, Outcome> {
  const outcomes = new Map<number, Outcome>()
  if (answer === '') return outcomes
  for (const words of answer.split(',')) {
    const [place = '', cash = '', bonus = '', balance = ''] = words.split(' ')
    const one = batch[Number(place) - 1]
    if (!one) throw new Error('the ledger answered for a transfer that was not sent')
    const gave = (units: readonly string[]) => units.map((unit) => amountOf(BigInt(unit)))
    const taken = one.transfer.postings.map(({ from, amount }) => {
      if (from[0]?.owner === undefined) return [amount]
      return gave(one.plain.fromBonus ? [cash, bonus] : [cash])
    })
    const facts = { repeated: false, balance: amountOf(BigInt(balance)) }
    outcomes.set(Number(place) - 1, { ...facts, refusal: undefined, taken })
  }
  return outcomes
}
