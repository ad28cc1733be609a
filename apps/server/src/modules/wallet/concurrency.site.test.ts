import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import { createTestSite } from '@fairhouse/site/testing'
import { laneOf, memberAccount, worldAccount, type Transfer } from './index.ts'

const commands = 10_000
const members = Array.from({ length: 40 }, () => randomUUID())

/** Every fifth command repeats one of the last hundred. */
function crowd(): Transfer[] {
  const transfers: Transfer[] = []
  for (let number = 0; number < commands; number += 1) {
    const earlier = transfers[number - 1 - ((number * 7) % 100)]
    const memberId = members[(number * 13) % members.length] ?? ''
    if (number % 5 === 0 && earlier) transfers.push(earlier)
    else transfers.push(commandOf(memberId, number))
  }
  return transfers
}

function commandOf(memberId: string, number: number): Transfer {
  const lane = laneOf(memberId)
  const cash = memberAccount(memberId, 'cash', 'VND')
  const world = worldAccount({ brand: 'fairhouse', currency: 'VND', lane })
  const isDebit = number % 2 === 0
  const [from, to] = isDebit ? [cash, world] : [world, cash]
  const amount = amountOf(BigInt(1 + ((number * 31) % 97)))
  const facts = { id: randomUUID(), code: isDebit ? 'debit' : 'credit', lane, reference: '' }
  return { ...facts, postings: [{ from: [from], to, amount }] }
}

test(`${commands} debits and credits at once, a fifth of them repeats: drift 0`, async () => {
  await using site = await createTestSite()
  const { wallet } = site.context
  const transfers = crowd()
  const outcomes = await Promise.all(transfers.map((transfer) => wallet.transfer(transfer)))
  const first = new Map<string, string | undefined>()
  let balance = 0n
  for (const [index, { id, code, postings }] of transfers.entries()) {
    const outcome = outcomes[index]
    if (!first.has(id)) {
      first.set(id, outcome?.refusal)
      const moved = outcome?.refusal === undefined ? (postings[0]?.amount ?? 0n) : 0n
      balance += code === 'credit' ? moved : 0n - moved
    }
    expect(outcome?.refusal).toBe(first.get(id))
  }
  expect(outcomes.filter(({ repeated }) => repeated).length).toBe(commands - first.size)
  const accounts = members.map((id) => memberAccount(id, 'cash', 'VND'))
  expect(await wallet.balanceOf(accounts)).toBe(balance)
  expect(site.logs.join('\n')).not.toContain('a batch failed')
  expect((await wallet.audit()).findings).toEqual([])
})
