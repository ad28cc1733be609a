import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOf, parseAmount, toWire } from '@fairhouse/money'
import type { VendorInput, VendorVerb } from '@fairhouse/protocol/vendor'
import { laneOf, memberAccount, promotionAccount, worldAccount } from '#modules/wallet'
import {
  brandIdOf,
  createTestSite,
  eventually,
  playerOn,
  plugInGames,
  gameRow,
  type TestSite,
} from '@fairhouse/site/testing'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
  await plugInGames(site, 'OUTSIDE', [gameRow('carp', '=HYPERLINK("x")', { gameType: 'FISH' })])
})
afterAll(() => site.close())

/** A member whose session ended meanwhile. */
async function comeBack(subjectId: string) {
  const { session } = site.context
  const started = { kind: 'member', subjectId, brandId: brandIdOf(site) } as const
  const { token, cookieHalf } = await session.start(started)
  return Object.assign(site.visitor(), { token, cookie: `fairhouse=${cookieHalf}` })
}

const funds = ['cash', 'bonus', 'hold'] as const
const units = (text: string) => parseAmount(text) ?? amountOf(0n)
const money = (whole: bigint) => toWire(amountOf(whole))

type Player = Awaited<ReturnType<typeof player>>

/** Waits until the lists have read the whole journal; they then agree with the ledger. */
async function caughtUp({ id, accounts }: Pick<Player, 'id' | 'accounts'>) {
  const { report, wallet } = site.context
  await eventually(async () => {
    await wallet.read(report.reader)
    return (await wallet.waitsSince(report.reader)) === null
  })
  const query = 'SELECT cash::text, bonus::text, hold::text FROM report_member WHERE member_id = $1'
  const [head] = (await site.sql(query, [id])) as Partial<Record<string, string>>[]
  for (const fund of funds) {
    expect(BigInt(head?.[fund] ?? 0)).toBe(await wallet.balanceOf([accounts[fund]]))
  }
}

async function player() {
  const { id, client } = await playerOn(site)
  const lane = laneOf(id)
  const books = { brand: 'fairhouse', currency: 'VND', lane } as const
  const [cash, bonus, hold] = funds.map((kind) => memberAccount(id, kind, 'VND'))
  if (!cash || !bonus || !hold) throw new Error('no accounts')
  const move = (code: string, from: typeof cash, to: typeof cash, amount: bigint) =>
    site.context.wallet.transfer({
      id: randomUUID(),
      code,
      lane,
      reference: 'test',
      postings: [{ from: [from], to, amount: amountOf(amount) }],
    })
  const world = worldAccount(books)
  const deposit = (amount: bigint) => move('deposit', world, cash, amount)
  const gift = (amount: bigint) => move('promotion.gift', promotionAccount(books), bonus, amount)
  const withdraw = async (amount: bigint) => {
    const { refusal } = await move('withdrawal.hold', cash, hold, amount)
    if (refusal === undefined) await move('withdrawal.paid', hold, world, amount)
  }
  return { id, client, deposit, gift, withdraw, accounts: { cash, bonus, hold } }
}

async function send<V extends VendorVerb>(verb: V, body: VendorInput<V>, vendor = 'SANDBOX') {
  return site.context.gameProvider.perform(vendor, verb, body)
}

async function seat(id: string, game = 'sandbox-game', vendor = 'SANDBOX') {
  const opened = await send(
    'authenticate',
    { ticket: await site.context.gameProvider.ticket(id, game) },
    vendor,
  )
  if (!opened.success) throw new Error(opened.code)
  return opened.value.session
}

const round = (roundId: string = randomUUID()) => ({
  transactionId: randomUUID(),
  roundId,
  gameCode: 'sandbox-game',
})

const day = (at: Date) => at.toISOString().slice(0, 10)

test('[PC-08] any period reconciles to the last unit with the ledger, in any zone', async () => {
  const { id, deposit, gift, withdraw, accounts } = await player()
  const first = site.now()
  await deposit(1_000_000n)
  await gift(50_003n)
  const session = await seat(id)
  const amount = fc.bigInt({ min: 1n, max: 9_999n })
  const [steps = []] = fc.sample(
    fc.array(fc.record({ what: fc.nat(6), amount, win: amount, hours: fc.nat(30) }), {
      minLength: 40,
      maxLength: 40,
    }),
    { numRuns: 1, seed: 8 },
  )
  let open: string | undefined
  let own = session
  for (const { what, amount: stake, win, hours } of steps) {
    await site.advance(hours * 977)
    if (hours > 10) own = await seat(id)
    if (what < 2)
      await send('play', { session: own, ...round(), stake: money(stake), win: money(win) })
    if (what === 2) {
      const request = { session: own, ...round(), amount: money(stake) }
      if ((await send('debit', request)).success) open = request.roundId
    }
    if (what === 3 && open !== undefined) {
      await send('credit', { playerId: id, ...round(open), amount: money(win), closeRound: true })
    }
    if (what === 4) await withdraw(stake * 10n)
    if (what === 5) await deposit(stake)
    if (what === 6) await gift(stake)
  }
  await caughtUp({ id, accounts })

  const client = await comeBack(id)
  const last = site.now()
  const zones = ['UTC', 'Asia/Ho_Chi_Minh', 'America/New_York', 'Asia/Kathmandu']
  for (const [place, zone] of zones.entries()) {
    const from = day(new Date(first.getTime() + place * 2 * 86_400_000))
    const to = day(new Date(Math.max(Date.parse(from), last.getTime() - place * 86_400_000)))
    const lines = []
    let page
    let pageNo = 1
    do {
      const request = { from, to, zone, pageNo: String(pageNo), pageSize: '7' }
      page = await client.must('GET /wps/record/account', request)
      lines.push(...page.list)
      pageNo += 1
    } while (pageNo <= page.totalPages)
    expect(lines).toHaveLength(page.total)
    for (const fund of funds) {
      const sum = lines.reduce((total, line) => total + units(line.change[fund]), 0n)
      expect(units(page.opening[fund]) + sum).toBe(units(page.closing[fund]))
      expect(units(page.totals.in[fund]) - units(page.totals.out[fund])).toBe(sum)
      expect(lines[0]?.after[fund] ?? page.opening[fund]).toBe(page.closing[fund])
    }
    const games = lines.filter(({ type }) => ['bet', 'win', 'refund', 'bonus'].includes(type))
    const profit = await client.must('GET /wps/record/profit', { from, to, zone })
    const moved = games.reduce(
      (total, { change }) => total + units(change.cash) + units(change.bonus),
      0n,
    )
    expect(units(profit.totals.net)).toBe(moved)
    const parts = profit.list.reduce((total, { net }) => total + units(net), 0n)
    expect(parts).toBe(moved)
  }

  const start = day(new Date(first.getTime() - 86_400_000))
  const whole = { from: start, to: day(new Date(last.getTime() + 86_400_000)), zone: 'UTC' }
  const { closing, opening } = await client.must('GET /wps/record/account', whole)
  expect(opening).toEqual({ cash: '0.0000', bonus: '0.0000', hold: '0.0000' })
  for (const fund of funds) {
    expect(units(closing[fund])).toBe(await site.context.wallet.balanceOf([accounts[fund]]))
  }
  const bets = await client.must('GET /wps/record/bets', whole)
  const { totals } = await client.must('GET /wps/record/profit', whole)
  expect(bets.totals).toEqual({
    stake: totals.stake,
    win: totals.win,
    net: money(units(totals.win) - units(totals.stake)),
  })
})

test('[PC-07] bets by category, vendor and status, with totals and steps', async () => {
  const { id, client, deposit, accounts } = await player()
  await deposit(1_000_000n)
  const session = await seat(id)
  const [open, paid, undone] = [round(), round(), round()]
  await send('debit', { session, ...open, amount: '3' })
  await send('debit', { session, ...paid, amount: '5' })
  await send('debit', { session, ...paid, transactionId: randomUUID(), amount: '1' })
  const win = { playerId: id, ...round(paid.roundId), amount: '11', closeRound: true }
  await send('credit', win)
  await send('debit', { session, ...undone, amount: '7' })
  const { transactionId: targetTransactionId, roundId } = undone
  const undo = { playerId: id, transactionId: randomUUID(), targetTransactionId, roundId }
  await send('rollback', undo)
  await send('rollback', { ...undo, transactionId: randomUUID() })
  const other = await seat(id, 'carp', 'OUTSIDE')
  const carp = { ...round('=1+1'), gameCode: 'carp', stake: '2', win: '0' }
  await send('play', { session: other, ...carp }, 'OUTSIDE')
  await caughtUp({ id, accounts })

  const all = await client.must('GET /wps/record/bets', {})
  expect(
    all.list.map(({ status, stake, win: won, category }) => [status, stake, won, category]),
  ).toEqual([
    ['settled', '2.0000', '0.0000', 'FISH'],
    ['rolledBack', '0.0000', '0.0000', expect.any(String)],
    ['settled', '6.0000', '11.0000', expect.any(String)],
    ['open', '3.0000', '0.0000', expect.any(String)],
  ])
  expect(all.list[1]).toMatchObject({ staked: '7.0000', won: '0.0000', returned: '7.0000' })
  expect(all).toMatchObject({
    total: 4,
    totals: { stake: '11.0000', win: '11.0000', net: '0.0000' },
    vendors: [{ code: 'OUTSIDE' }, { code: 'SANDBOX' }],
  })
  expect(all.categories).toContain('FISH')
  const ask = async (filter: object) => {
    const { total, totals } = await client.must('GET /wps/record/bets', filter)
    return [total, totals.stake]
  }
  expect(await ask({ status: 'open' })).toEqual([1, '3.0000'])
  expect(await ask({ status: 'settled', vendor: 'SANDBOX' })).toEqual([1, '6.0000'])
  expect(await ask({ category: 'FISH' })).toEqual([1, '2.0000'])
  expect(await ask({ vendor: 'NOBODY' })).toEqual([0, '0.0000'])
  expect(await ask({ to: '2001-01-01' })).toEqual([0, '0.0000'])

  const wanted = { vendor: 'SANDBOX', round: paid.roundId }
  const { steps, bet } = await client.must('GET /wps/record/bet', wanted)
  expect(steps.map(({ kind, cash }) => [kind, cash])).toEqual([
    ['debit', '-5.0000'],
    ['debit', '-1.0000'],
    ['credit', '11.0000'],
  ])
  expect(bet).toMatchObject({ status: 'settled', net: '5.0000', isInHouse: false })

  const stranger = await player()
  const theirs = await stranger.client.call('GET /wps/record/bet', wanted)
  expect(theirs.answer).toMatchObject({ success: false, code: 'not_found' })
  expect(await stranger.client.must('GET /wps/record/bets', {})).toMatchObject({
    total: 0,
    vendors: [],
  })
  const { csv } = await stranger.client.must('GET /wps/record/account/csv', {})
  expect(csv.trim().split('\r\n')).toHaveLength(1)

  const file = await client.must('GET /wps/record/bets/csv', { zone: 'Asia/Kathmandu' })
  expect(file.next).toBeNull()
  const [, line = ''] = file.csv.split('\r\n')
  expect(line).toContain(` +05:45"`)
  expect(line).toContain(`"'=HYPERLINK(""x"")"`)
  expect(line).toContain(`"'=1+1"`)
  expect(line.endsWith('2.0000,0.0000,0.0000,0.0000,-2.0000')).toBe(true)
})

test('[PC-07] a refund tells what it returned and took back, also of an old round', async () => {
  const { id, client, deposit, accounts } = await player()
  await deposit(1_000_000n)
  const session = await seat(id)
  const played = { ...round(), stake: '4', win: '9' }
  await send('play', { session, ...played })
  const { transactionId: targetTransactionId, roundId } = played
  const transactionId = randomUUID()
  await send('rollback', { playerId: id, transactionId, targetTransactionId, roundId })
  await caughtUp({ id, accounts })
  const recorded = async () => {
    const { list } = await client.must('GET /wps/record/bets', {})
    const lines = (await client.must('GET /wps/record/account', { type: 'refund' })).list
    return [list, lines.map(({ refund }) => refund)]
  }
  const refund = { returned: '4.0000', reversed: '9.0000' }
  const expected = [[{ staked: '4.0000', won: '9.0000', net: '0.0000', ...refund }], [refund]]
  expect(await recorded()).toMatchObject(expected)
  await site.sql(`UPDATE report_bet SET returned = 0, reversed = 0;
    UPDATE report_record SET returned = NULL, reversed = NULL, fee = NULL`)
  const folder = new URL('../../../migrations/', import.meta.url)
  const name = (await readdir(folder)).find((one) => one.endsWith('-report-returned.sql')) ?? ''
  const migration = await readFile(new URL(name, folder), 'utf8')
  await site.sql(migration.slice(migration.indexOf('-- A refund lowers')))
  expect(await recorded()).toMatchObject(expected)
})

test('play money has no records, and a wrong period is refused by its field', async () => {
  const trial = await playerOn(site, 'trial')
  const { answer } = await trial.client.call('GET /wps/record/account', {})
  expect(answer).toMatchObject({ success: false, code: 'not_allowed' })
  const { client } = await player()
  for (const [input, field] of [
    [{ zone: 'Mars/Base' }, 'zone'],
    [{ from: '2026-02-30' }, 'from'],
    [{ from: '2026-03-02', to: '2026-03-01' }, 'from'],
    [{ from: '2000-01-01', to: '2026-03-01' }, 'from'],
  ] as const) {
    const refused = await client.call('GET /wps/record/profit', input)
    expect(refused.answer).toMatchObject({ code: 'invalid_fields' })
    expect(Object.keys(refused.answer.success ? {} : (refused.answer.errors ?? {}))).toEqual([
      field,
    ])
  }
})

test('a reader that crashes leaves no partial data and starts again', async () => {
  const { id, client, deposit, accounts } = await player()
  const { report, wallet } = site.context
  await caughtUp({ id, accounts })
  const { name, apply } = report.reader
  const dies = {
    name,
    apply: async (...args: Parameters<typeof apply>) => {
      await apply(...args)
      throw new Error('in the middle')
    },
  }
  await deposit(70_000n)
  await deposit(30_000n)
  for (let turn = 0; turn < 5; turn += 1) await wallet.read(dies).catch(() => undefined)
  await caughtUp({ id, accounts })
  const statement = await client.must('GET /wps/record/account', {})
  expect(statement).toMatchObject({ total: 2, closing: { cash: '10.0000' } })
  const [head] = await site.sql('SELECT records FROM report_member WHERE member_id = $1', [id])
  expect(head).toEqual({ records: 2 })
})
