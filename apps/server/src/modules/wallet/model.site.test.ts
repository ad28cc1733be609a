import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import { auditWallet, laneOf, memberAccount, promotionAccount, worldAccount } from './index.ts'
import type { Account, Outcome, Transfer } from './index.ts'
import { contentOf } from './rules.ts'

const sequences = Number(process.env.WALLET_SEQUENCES ?? 1000)

let site: TestSite

beforeAll(async () => {
  site = await createTestSite({ extend: () => undefined })
})
afterAll(() => site.close())

/** One posting of a command: sources and target by their place among the accounts. */
const posting = fc.record({
  from: fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 3 }),
  to: fc.nat(4),
  units: fc.bigInt({ min: 1n, max: 60n }),
})
const command = fc.record({
  /** Few ids, so that many commands repeat an earlier one, some with other content. */
  id: fc.nat(5),
  postings: fc.array(posting, { minLength: 1, maxLength: 3 }),
})

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

/** The rules of a transfer in a dozen lines, to hold the ledger against. */
class Model {
  readonly balances = new Map<string, bigint>()
  readonly #answers = new Map<string, { content: string; outcome: Outcome }>()

  transfer(transfer: Transfer): Outcome {
    const known = this.#answers.get(transfer.id)
    const content = contentOf(transfer)
    if (known?.content === content) return { ...known.outcome, repeated: true }
    if (known) return { refusal: 'id_conflict', repeated: true }
    const outcome = this.#decide(transfer)
    this.#answers.set(transfer.id, { content, outcome })
    return outcome
  }

  #decide({ postings }: Transfer): Outcome {
    const next = new Map(this.balances)
    const taken = postings.map(({ from, to, amount }) => {
      let left: bigint = amount
      const gave = from.map(({ address, mayOverdraw }) => {
        const has = next.get(address) ?? 0n
        const take = mayOverdraw || has > left ? left : has
        next.set(address, has - take)
        left -= take
        return amountOf(take)
      })
      if (left === 0n) next.set(to.address, (next.get(to.address) ?? 0n) + amount)
      return left === 0n ? gave : undefined
    })
    const whole = taken.filter((gave) => gave !== undefined)
    if (whole.length < taken.length) return { refusal: 'insufficient_funds', repeated: false }
    for (const [address, balance] of next) this.balances.set(address, balance)
    return { refusal: undefined, taken: whole, repeated: false }
  }
}

async function playersOf(accounts: Account[]): Promise<Map<string, bigint>> {
  const addresses = accounts.filter((one) => !one.mayOverdraw).map((one) => one.address)
  const rows = await site.sql(
    'SELECT address, balance FROM wallet_account WHERE address = ANY ($1)',
    [addresses],
  )
  return new Map(rows.map(({ address, balance }) => [String(address), BigInt(String(balance))]))
}

/** It uses the ledger in this process only, so once is enough. */
test.skipIf(process.env.TEST_PROCESSES === '2')(
  `${sequences} random sequences, all at once, end as the model says`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 12 }), async (commands) => {
        const memberId = randomUUID()
        const lane = laneOf(memberId)
        const accounts = accountsOf(memberId, lane)
        const ids = Array.from({ length: 6 }, () => randomUUID())
        const transfers = commands.flatMap(({ id, postings }): Transfer[] => {
          const named = postings.flatMap(({ from, to, units }) => {
            const target = accounts[to]
            const sources = from.flatMap((place) => accounts[place] ?? [])
            if (!target || from.includes(to)) return []
            return [{ from: sources, to: target, amount: amountOf(units) }]
          })
          const facts = { id: ids[id] ?? '', code: 'test', lane, reference: '' }
          return named.length > 0 ? [{ ...facts, postings: named }] : []
        })
        const model = new Model()
        const expected = transfers.map((transfer) => model.transfer(transfer))
        const outcomes = await Promise.all(transfers.map(site.context.wallet.transfer))
        expect(outcomes).toEqual(expected)
        for (const [address, balance] of await playersOf(accounts)) {
          expect(balance, address).toBe(model.balances.get(address) ?? 0n)
        }
      }),
      { numRuns: sequences },
    )
    expect((await auditWallet(site.context.kit.database)).findings).toEqual([])
  },
  120_000,
)
