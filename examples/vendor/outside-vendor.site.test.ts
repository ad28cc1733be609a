import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toWireNames } from '@fairhouse/protocol'
import {
  createTestSite,
  eventually,
  plugIn,
  readGameList,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'
import { startFaultyProxy, freePort, type Fault } from './faulty-proxy.testing.ts'
import { toWire, parseUnits } from './money.ts'
import { createOperator } from './operator.ts'
import { startVendor, type Vendor } from './vendor.ts'

const code = 'EXAMPLE'
const listFile = 'games.json'
const list = readGameList(listFile, readFileSync(new URL(listFile, import.meta.url), 'utf8'))

let site: TestSite
let demo: TestClient
let demoId: string
let proxy: Awaited<ReturnType<typeof startFaultyProxy>>
let outside: Vendor
let secret: string
let faultOf: (verb: string) => Fault = () => undefined

beforeAll(async () => {
  site = await createTestSite()
  demo = await site.signedIn('demo')
  demoId = (await demo.must('GET /wps/member/info', {})).id
  proxy = await startFaultyProxy(site.address, (verb) => faultOf(verb))
  const port = await freePort()
  const placeholders = 'ticket={ticket}&game={game}&room={room}&mode={mode}'
  const launch = `http://127.0.0.1:${port}/game?${placeholders}`
  secret = await plugIn(site.context, { code, name: 'Example Coins', launch, trial: true })
  outside = await startVendor({
    port,
    host: '127.0.0.1',
    operatorUrl: proxy.url,
    vendor: code,
    secret,
    wallet: 'seamless',
    now: () => site.now().getTime(),
    retryDelaysMs: [5, 5],
  })
})
afterAll(async () => {
  await outside.close()
  proxy.close()
  await site.close()
})

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await fetch(`${outside.url}${path}`, init)
  const { value, code: refusal } = (await response.json()) as {
    value: Record<string, unknown> | null
    code?: string
  }
  return value ?? { refusal }
}

const money = (text: unknown): bigint => parseUnits(String(text)) ?? 0n

/** Launches a game as the lobby does: the call, the address, the page, its backend. */
async function enter(input: object) {
  const { game_url: url, mode, game } = await demo.must('POST /wps/game/launchGame', input)
  expect((await fetch(url)).status).toBe(200)
  const query = new URL(url).searchParams
  const seat = await post('/api/enter', { ticket: query.get('ticket') })
  const { key, balance } = seat
  return { key: String(key), balance, mode, game, room: query.get('room') }
}

/** The member's balance by the ledger, and by the transactions of all rounds. */
async function balances(): Promise<{ cash: bigint; rows: bigint }> {
  const [cashRow] = await site.sql('SELECT balance FROM wallet_account WHERE address = $1', [
    `member/${demoId}/cash`,
  ])
  const [row] = await site.sql(
    `SELECT coalesce(sum(win - stake) FILTER (WHERE NOT EXISTS (SELECT FROM vendor_transaction r
       WHERE r.target_id = t.transfer_id)), 0)::text AS net
     FROM vendor_transaction t WHERE vendor_code = $1`,
    [code],
  )
  return {
    cash: BigInt(String(cashRow?.balance)),
    rows: money('10000000') + BigInt(String(row?.net)),
  }
}

test('[GAME-19] imports a list of games once and reports errors in it', async () => {
  const { lobby } = site.context
  expect(await lobby.importGames(code, list)).toEqual({ added: 9, changed: 0 })
  expect(await lobby.importGames(code, list)).toEqual({ added: 0, changed: 0 })
  const wrong = [...list, { code: 'x', names: {}, gameType: 'NONE' }]
  await expect(lobby.importGames(code, wrong)).rejects.toThrow('row 11')
  await expect(lobby.importGames('NOBODY', list)).rejects.toThrow('no vendor NOBODY')
})

test('[GAME-19] launches games of every kind at an outside provider', async () => {
  const rooms = async () => (await demo.must('GET /wps/relay/GLS2_roomList', {})).list
  await eventually(async () => [await rooms(), await rooms()].every(({ length }) => length === 1))
  const { list: menus } = await demo.must('GET /lgw/games/game_menus', {})
  expect(menus.map(({ gameCategory }) => gameCategory)).toEqual(
    expect.arrayContaining(['RNG', 'PVP', 'LIVE', 'LOTT', 'SPORTS', 'COCKFIGHT']),
  )
  for (const gameCode of ['coin', 'coin-live', 'coin-lott', 'coin-sports', 'coin-cocks']) {
    const { mode, game, balance } = await enter(toWireNames({ gameCode, providerCode: code }))
    expect([mode, game.gameCode, balance]).toEqual(['real', gameCode, '10000000.0000'])
  }
  const [room] = await rooms()
  const duel = await enter({ roomId: room?.roomId, nodeId: room?.nodeId })
  expect([duel.game.gameCode, duel.room]).toEqual(['coin-duel', 'duel-1'])
  const forFun = await enter({ gameCode: 'coin', accountType: 4 })
  expect(await post('/api/toss', { key: forFun.key, choice: 'heads', stake: '5' })).toHaveProperty(
    'side',
  )
  expect(await balances()).toEqual({ cash: money('10000000'), rows: money('10000000') })
})

test('[GAME-19] loses nothing when calls are lost, repeated or forged', async () => {
  const { key } = await enter({ gameCode: 'coin' })
  const toss = () => post('/api/toss', { key, choice: 'heads', stake: '10' })
  const injectOnce = (fault: Fault, ...verbs: string[]) => {
    const remaining = new Set(verbs)
    faultOf = (verb) => (remaining.delete(verb) ? fault : undefined)
  }
  /** Waits until the ledger, the transactions and the provider's balance agree. */
  const expectEven = async () => {
    faultOf = () => undefined
    await eventually(async () => {
      const { cash, rows } = await balances()
      const { balance } = await post('/api/look', { key })
      return cash === rows && balance === toWire(cash)
    })
  }

  for (const fault of ['lost before', 'lost after', 'twice'] as const) {
    injectOnce(fault, 'play')
    expect(await toss()).toHaveProperty('side')
    injectOnce(fault, 'debit', 'credit')
    const round = await post('/api/begin', { key, choice: 'tails', stake: '5' })
    if (round.proof === null) expect(await post('/api/take', { key })).toHaveProperty('paid')
    await expectEven()
  }
  injectOnce('forged', 'play')
  expect(await toss()).toEqual({ refusal: 'bad_signature' })
  await expectEven()

  // No answer at all: the stake is rolled back, whether or not it was taken.
  faultOf = (verb) => (verb === 'play' ? 'lost after' : undefined)
  const before = await balances()
  expect(await toss()).toEqual({ refusal: 'operator_unreachable' })
  faultOf = () => undefined
  await eventually(async () => (await balances()).cash === before.cash)
  await expectEven()
  expect(await balances()).toEqual(before)
})

test('[GAME-19] accepts a late win, an early rollback, and refuses a changed repeat', async () => {
  const operator = createOperator({
    url: site.address,
    vendor: code,
    secret,
    now: () => site.now().getTime(),
    retryDelaysMs: [],
    timeoutMs: 5000,
    log: () => undefined,
  })
  const ticket = await site.context.gameProvider.ticket(demoId, 'coin')
  const { session, playerId } = await operator.authenticate(ticket)
  const round = () => ({ transactionId: randomUUID(), roundId: randomUUID(), gameCode: 'coin' })
  const stake = { session, ...round(), amount: '20' }
  await operator.debit(stake, playerId)
  await expect(operator.debit({ ...stake, amount: '2' }, playerId)).rejects.toMatchObject({
    code: 'duplicate_mismatch',
  })
  const early = { session, ...round(), amount: '30' }
  const undo = { playerId, roundId: early.roundId, transactionId: randomUUID() }
  await operator.callUntilDone('rollback', { ...undo, targetTransactionId: early.transactionId })
  await expect(operator.debit(early, playerId)).rejects.toMatchObject({ code: 'rolled_back' })

  await site.advance(25 * 3600)
  await site.context.gameProvider.sweep()
  const { roundId, gameCode } = stake
  const win = { playerId, roundId, gameCode, transactionId: randomUUID(), amount: '55' }
  const paid = await operator.credit(win)
  expect(await operator.credit(win)).toEqual({ ...paid, duplicate: true })
  await expect(operator.debit({ ...stake, ...round() }, playerId)).rejects.toMatchObject({
    code: 'session_expired',
  })
  const { cash, rows } = await balances()
  expect(cash).toBe(rows)
  expect((await site.context.wallet.audit()).findings).toEqual([])
  operator.stop()
})
