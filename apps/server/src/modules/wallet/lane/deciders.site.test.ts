import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import {
  laneOf,
  memberAccount,
  memberCounter,
  providerAccount,
  stakeBlock,
  stakeTermsGuard,
  type Guard,
  type Outcome,
  type Posting,
  type Transfer,
} from '../index.ts'
import { plainOf } from './plain.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite({ seed: 'empty' })
})
afterAll(() => site.close())

const amount = fc.bigInt({ min: 0n, max: 120n })
const step = fc.record({
  /** Cash and bonus from the provider, before anything is staked. */
  gift: fc.option(fc.tuple(amount, amount), { nil: undefined }),
  stake: amount,
  fromBonus: fc.boolean(),
  win: fc.record({ to: fc.constantFrom('back', 'cash', 'bonus'), units: amount }),
  /** What the limits allow, and a guard of its own that some steps share. */
  maxStaked: fc.bigInt({ min: 50n, max: 900n }),
  maxLost: fc.bigInt({ min: 50n, max: 400n }),
  round: fc.nat(3),
  isClosing: fc.boolean(),
  sums: fc.constantFrom<('cash' | 'bonus')[]>([], ['cash'], ['cash', 'bonus'], ['bonus']),
  isLate: fc.nat(9).map((one) => one === 0),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

function newMember() {
  let id = randomUUID()
  while (laneOf(id) !== 0) id = randomUUID()
  const vendor = providerAccount(id.slice(0, 8), { brand: 'b', currency: 'VND', lane: 0 })
  return {
    id,
    vendor,
    cash: memberAccount(id, 'cash', 'VND'),
    bonus: memberAccount(id, 'bonus', 'VND'),
  }
}
type Member = ReturnType<typeof newMember>

const posting = (from: Posting['from'], to: Posting['to'], units: bigint): Posting[] =>
  units > 0n ? [{ from, to, amount: amountOf(units) }] : []

function postingsOf({ gift, stake, fromBonus, win }: Step, { cash, bonus, vendor }: Member) {
  if (gift) {
    return [...posting([vendor], cash, gift[0]), ...posting([vendor], bonus, gift[1])]
  }
  const staked = posting(fromBonus ? [cash, bonus] : [cash], vendor, stake)
  const back = win.to === 'back' && staked.length > 0 ? { backTo: 0 } : cash
  return [...staked, ...posting([vendor], win.to === 'bonus' ? bonus : back, win.units)]
}

function guardsOf(one: Step, { id }: Member): Guard[] {
  const { stake, win, gift } = one
  const never = 'limit_reached'
  const round: Guard = {
    key: `closed ${one.round} ${id}`,
    add: one.isClosing ? 1n : 0n,
    max: one.isClosing ? 1n : 0n,
    refusal: 'round_closed',
  }
  const guards = [stakeTermsGuard(id, 0n), stakeBlock(id)]
  if (gift) return guards
  const staked = { add: stake, max: one.maxStaked, refusal: never }
  const lost = { add: stake - win.units, need: stake, max: one.maxLost, refusal: '~limit' }
  return [
    ...guards,
    { ...memberCounter(id, 'staked'), ...staked },
    { ...memberCounter(id, 'lost'), ...lost },
    round,
  ]
}

function transferOf(one: Step, place: number, member: Member): Transfer {
  return {
    id: randomUUID(),
    code: 'test',
    lane: 0,
    reference: `step ${place}`,
    requestContent: JSON.stringify(place),
    postings: postingsOf(one, member),
    guards: guardsOf(one, member),
    balanceOf: one.sums.map((kind) => member[kind]),
    ...(one.isLate && { notAfter: new Date(site.now().getTime() - 1) }),
  }
}

/** The same transfer in a shape that only the function for any shape decides. */
const onItsOwn = (transfer: Transfer, { id }: Member): Transfer => ({
  ...transfer,
  guards: [
    ...(transfer.guards ?? []),
    { ...memberCounter(id, 'seat'), add: 0n, need: -1n, max: 0n, refusal: 'never' },
  ],
})

/** What the journal holds of a member, with names instead of numbers. */
async function rowsOf({ id, vendor }: Member) {
  const rows = await site.sql(
    `SELECT t.reference, t.refusal, t.line, t.cash, t.bonus, t.hold, t.reserved, t.taken, t.moves,
      encode(t.content, 'hex') AS content, m.no, h.no AS house
    FROM wallet_member m JOIN wallet_transfer t ON t.member = m.no, wallet_house h
    WHERE m.member_id = $1 AND h.address = $2 ORDER BY t.seq`,
    [id, vendor.address],
  )
  return rows.map(({ no, house, moves, ...row }) => ({
    ...row,
    moves: String(moves)
      .replaceAll(`${16 * Number(no) + 1}:`, 'bonus:')
      .replaceAll(`${16 * Number(no)}:`, 'cash:')
      .replaceAll(`${16 * Number(house) + 15}:`, 'house:'),
  }))
}

test('the set-based decision and the one for any shape answer and write the same', async () => {
  const { wallet, kit } = site.context
  const compare = async (steps: Step[]) => {
    const [one, other] = [newMember(), newMember()]
    const outcomes: [Outcome, Outcome][] = []
    for (const [place, each] of steps.entries()) {
      const [plain, own] = [transferOf(each, place, one), transferOf(each, place, other)]
      if (plain.postings.length === 0 && each.sums.length === 0) continue
      expect(plainOf(plain)).toBeDefined()
      expect(plainOf(onItsOwn(own, other))).toBeUndefined()
      outcomes.push([await wallet.transfer(plain), await wallet.transfer(onItsOwn(own, other))])
    }
    for (const [plain, own] of outcomes) expect(plain).toEqual(own)
    expect(await rowsOf(one)).toEqual(await rowsOf(other))
    const { db } = kit.database
    expect(await wallet.counters(db, one.id)).toEqual(await wallet.counters(db, other.id))
  }
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), compare), {
    numRuns: 120,
  })
  expect((await wallet.audit()).findings).toEqual([])
})
