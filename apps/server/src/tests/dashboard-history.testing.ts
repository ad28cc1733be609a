import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { amountOf, toWire } from '@fairhouse/money'
import type { VendorInput, VendorVerb } from '@fairhouse/protocol/vendor'
import {
  feeAccount,
  jackpotAccount,
  laneOf,
  memberAccount,
  paymentAccount,
  promotionAccount,
  providerAccount,
  worldAccount,
  type Account,
} from '#modules/wallet'
import type { TestSite } from '@fairhouse/site/testing'

const money = (units: bigint) => toWire(amountOf(units))

/** A member of a brand, with every kind of money movement. */
async function someone(site: TestSite, brandId: string, name: string) {
  const { brands, member, wallet } = site.context
  const { code, currency } = brands.byId(brandId)
  const id = await member.open({ brandId, name, nickname: name, type: 0, termsVersion: '1' })
  const lane = laneOf(id)
  const books = { brand: code, currency, lane }
  const own = (kind: 'cash' | 'bonus' | 'hold') => memberAccount(id, kind, currency)
  const bank = paymentAccount('bank', books)
  const move = (name_: string, reference: string, ...moves: [Account, Account, bigint][]) =>
    wallet.transfer({
      id: randomUUID(),
      code: name_,
      lane,
      reference,
      postings: moves.map(([from, to, units]) => ({ from: [from], to, amount: amountOf(units) })),
    })

  return {
    id,
    brandId,
    pay: async (units: bigint) => {
      await move('deposit', randomUUID(), [bank, own('cash'), units], [bank, feeAccount(books), 3n])
    },
    gift: async (units: bigint) => {
      await move('promotion.gift', 'test', [promotionAccount(books), own('bonus'), units])
    },
    adjust: async (units: bigint) => {
      await move('adjust', 'test', [worldAccount(books), own('cash'), units])
    },
    withdraw: async (units: bigint) => {
      const holdResult = await move('withdrawal.hold', 'w', [own('cash'), own('hold'), units])
      if (holdResult.refusal !== undefined) return
      await move('withdrawal.paid', 'w', [own('hold'), bank, units - 1n])
      await move('withdrawal.fee', 'w', [own('hold'), feeAccount(books), 1n])
    },
    /** Contributes to a pot and wins from it. */
    pot: async (units: bigint) => {
      const [pot, house] = [jackpotAccount('TEST', books), providerAccount('SANDBOX', books)]
      const cash = own('cash')
      const won = [house, cash, units] as [Account, Account, bigint]
      await move('vendor.credit', 'SANDBOX/pot', [house, pot, 2n], [pot, cash, 1n], won)
    },
    ...gamesOf(site, id),
  }
}

/** A member's play. */
function gamesOf({ context: { gameProvider } }: TestSite, id: string) {
  const open: { vendor: string; roundId: string; transactionId: string; gameCode: string }[] = []

  const send = <V extends VendorVerb>(of: string, verb: V, body: VendorInput<V>) =>
    gameProvider.perform(of, verb, body)

  async function seat(of: string, game: string): Promise<string> {
    const opened = await send(of, 'authenticate', { ticket: await gameProvider.ticket(id, game) })
    if (!opened.success) throw new Error(opened.code)
    return opened.value.session
  }

  const round = (gameCode: string) => ({
    transactionId: randomUUID(),
    roundId: randomUUID(),
    gameCode,
  })

  return {
    play: async (of: string, game: string, stake: bigint, win: bigint) => {
      const session = await seat(of, game)
      await send(of, 'play', { session, ...round(game), stake: money(stake), win: money(win) })
    },
    /** A stake, often with a second one in the same round; the round ends later or never. */
    begin: async (of: string, game: string, stake: bigint) => {
      const session = await seat(of, game)
      const one = round(game)
      const debit = await send(of, 'debit', { session, ...one, amount: money(stake) })
      const more = { ...one, transactionId: randomUUID() }
      await send(of, 'debit', { session, ...more, amount: money(stake) })
      if (debit.success) open.push({ vendor: of, ...one })
    },
    end: async (win: bigint) => {
      const { vendor: of, roundId, gameCode } = open.shift() ?? {}
      if (of === undefined || roundId === undefined || gameCode === undefined) return
      const facts = { playerId: id, transactionId: randomUUID(), roundId, gameCode }
      await send(of, 'credit', { ...facts, amount: money(win), closeRound: true })
    },
    undo: async () => {
      const { vendor: of, roundId, transactionId } = open.pop() ?? {}
      if (of === undefined || roundId === undefined || transactionId === undefined) return
      const facts = { playerId: id, transactionId: randomUUID(), roundId }
      await send(of, 'rollback', { ...facts, targetTransactionId: transactionId })
    },
  }
}

/** Days of play by members of several brands; the same in every run. */
export async function liveThrough(site: TestSite, brandIds: readonly string[], count: number) {
  const people = await Promise.all(
    brandIds.flatMap((brandId, index) =>
      [1, 2].map((number) => someone(site, brandId, `figures${index}x${number}`)),
    ),
  )
  for (const one of people) await one.pay(1_000_000n)
  const amount = fc.bigInt({ min: 5n, max: 9999n })
  const step = fc.record({ who: fc.nat(5), what: fc.nat(9), amount, win: amount, hours: fc.nat(9) })
  const steps = fc.sample(step, { numRuns: count, seed: 9 })
  for (const { who, what, amount: units, win, hours } of steps) {
    await site.advance(hours * 997)
    const one = people[who % people.length]
    if (!one) continue
    const [vendor, game] = win % 2n === 0n ? ['SANDBOX', 'sandbox-game'] : ['OUTSIDE', 'carp']
    if (what === 0) await one.pay(units)
    if (what === 1) await one.gift(units)
    if (what === 2) await one.withdraw(units)
    if (what === 3) await one.adjust(units)
    if (what === 4) await one.pot(units)
    if (what === 5 || what === 6) await one.play(vendor ?? '', game ?? '', units, win)
    if (what === 7) await one.begin(vendor ?? '', game ?? '', units)
    if (what === 8) await one.end(win)
    if (what === 9) await one.undo()
  }
  return people.map(({ id, brandId }) => ({ id, brandId }))
}
