import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import { laneOf, memberAccount, promotionAccount, worldAccount } from './index.ts'
import type { Account, Outcome, Posting, Transfer } from './index.ts'
import { Model } from './model.testing.ts'
import { isValidPosting } from './rules.ts'

const sequences = Number(process.env.WALLET_SEQUENCES ?? 300)

let site: TestSite

beforeAll(async () => {
  site = await createTestSite({ extend: () => undefined })
})
afterAll(() => site.close())

/** One posting of a command: sources and target by account index. */
const posting = fc.record({
  from: fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 3 }),
  /** An index beyond the accounts: back to the sources of the first posting. */
  to: fc.nat(6),
  units: fc.bigInt({ min: 1n, max: 60n }),
})
const command = fc.record({
  /** Few ids, so that many commands repeat an earlier one, some with other content. */
  id: fc.nat(5),
  isVoid: fc.nat(7).map((one) => one === 0),
  postings: fc.array(posting, { minLength: 0, maxLength: 3 }),
})
const sequence = fc.record({
  commands: fc.array(command, { minLength: 1, maxLength: 12 }),
  /** The ids to reverse afterwards, some of them twice. */
  reversals: fc.array(fc.nat(5), { maxLength: 4 }),
})
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never

function accountsOf(memberId: string, lane: number): Account[] {
  const books = { brand: 'fairhouse', currency: 'VND', lane } as const
  return [
    memberAccount(memberId, 'cash', 'VND'),
    memberAccount(memberId, 'bonus', 'VND'),
    memberAccount(memberId, 'hold', 'VND'),
    worldAccount(books),
    promotionAccount(books),
  ]
}

function transferOf(
  { id, isVoid, postings }: Command,
  ids: string[],
  accounts: Account[],
  lane: number,
): Transfer {
  const balanceOf = accounts.slice(0, 2)
  const facts = { id: ids[id] ?? '', lane, reference: '', balanceOf }
  if (isVoid) return { ...facts, code: 'void', postings: [], isVoid }
  const named: Posting[] = []
  for (const { from, to, units } of postings) {
    const sources = from.flatMap((place) => accounts[place] ?? [])
    const target = accounts[to] ?? { backTo: 0 }
    const made = { from: sources, to: target, amount: amountOf(units) }
    if (isValidPosting(made, named)) named.push(made)
  }
  return { ...facts, code: 'test', postings: named }
}

async function playersOf(accounts: Account[]): Promise<Map<string, bigint>> {
  const addresses = accounts.filter((one) => !one.mayOverdraw).map((one) => one.address)
  const rows = await site.sql(
    'SELECT address, balance FROM wallet_account WHERE address = ANY ($1)',
    [addresses],
  )
  return new Map(rows.map(({ address, balance }) => [String(address), BigInt(String(balance))]))
}

/** A repeat gets the current balance, which depends on concurrent commands. */
const withoutBalance = (outcome: Outcome) =>
  outcome.repeated ? { ...outcome, balance: null } : outcome

async function follow({
  commands,
  reversals,
}: typeof sequence extends fc.Arbitrary<infer S> ? S : never) {
  const memberId = randomUUID()
  const lane = laneOf(memberId)
  const accounts = accountsOf(memberId, lane)
  const ids = Array.from({ length: 6 }, () => randomUUID())
  const { wallet } = site.context
  const transfers = commands.map((one) => transferOf(one, ids, accounts, lane))
  const model = new Model()
  const expected = transfers.map((transfer) => model.transfer(transfer))
  const outcomes = await Promise.all(transfers.map((transfer) => wallet.transfer(transfer)))
  expect(outcomes.map(withoutBalance)).toEqual(expected.map(withoutBalance))
  for (const [place, number] of reversals.entries()) {
    const target = ids[number] ?? ''
    const facts = {
      id: randomUUID(),
      lane,
      code: 'undo',
      reference: String(place),
      targets: [target],
    }
    if (!model.isAccepted(target)) continue
    expect((await wallet.reverse(facts)).refusal).toBe(model.reverse(target))
  }
  for (const [address, balance] of await playersOf(accounts)) {
    expect(balance, address).toBe(model.balances.get(address) ?? 0n)
  }
}

/** Uses the ledger of this process only, so one process is enough. */
test.skipIf(process.env.TEST_PROCESSES === '2')(
  `${sequences} random sequences, all at once, end as the model says`,
  async () => {
    await fc.assert(fc.asyncProperty(sequence, follow), { numRuns: sequences })
    expect(site.logs.join('\n')).not.toContain('a batch failed')
    expect((await site.context.wallet.audit()).findings).toEqual([])
  },
  900_000,
)
