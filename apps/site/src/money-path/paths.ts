import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { amountOf, parseAmount, toWire, type Amount } from '@fairhouse/money'
import type { CheckedCode } from '@fairhouse/server'
import { houseList } from '@fairhouse/studio'
import {
  asVendor,
  openGame,
  openLottery,
  type TestClient,
  type TestSite,
} from '../testing/index.ts'

export interface Punter {
  id: string
  client: TestClient
  /** Signs the member in again. */
  enter(): Promise<unknown>
}

/** One way to bet: always the same amount, with its result. */
export interface BettingSession {
  stake: Amount
  /** `accepted`, or the refusal code. */
  bet(): Promise<string>
}

export interface Path {
  /** The path never wins, so every stake is a loss. */
  losesAll: boolean
  openSession(site: TestSite, punter: Punter): Promise<BettingSession>
}

const stake = amountOf(1_000_000n)

/**
 * LIST of the ways to take stakes; a way that the ledger has and this list lacks does not compile.
 */
const codes: Record<CheckedCode, Path> = {
  'vendor.play': {
    losesAll: true,
    openSession: (site, { id }) => atVendor(site, id, 'play', { stake: toWire(stake), win: '0' }),
  },
  'vendor.debit': {
    losesAll: true,
    openSession: (site, { id }) => atVendor(site, id, 'debit', { amount: toWire(stake) }),
  },
  'vendor.transfer.in': { losesAll: true, openSession: atOwnWallet },
  'vendor.reserve': { losesAll: true, openSession: atSeat },
}

/** The first game of every kind of each in-house provider. */
const kinds = [...Map.groupBy(houseList(), ({ classify }) => classify)].flatMap(
  ([kind, [first]]): [string, Path][] =>
    first
      ? [
          [
            `game of ${kind}`,
            { losesAll: false, openSession: (site, punter) => atGame(site, punter, first) },
          ],
        ]
      : [],
)

const lottery: [string, Path] = [
  'bet on a draw',
  { losesAll: false, openSession: (site, punter) => atLottery(site, punter) },
]

export const paths: [string, Path][] = [...Object.entries(codes), ...kinds, lottery]

async function atVendor(
  site: TestSite,
  id: string,
  verb: string,
  fields: object,
): Promise<BettingSession> {
  const gameCode = 'sandbox-game'
  const ticket = await site.context.gameProvider.ticket(id, gameCode)
  const { value } = await asVendor(site, 'authenticate', { ticket })
  const session = value?.session ?? ''
  return {
    stake,
    async bet() {
      const round = { transactionId: randomUUID(), roundId: randomUUID(), gameCode }
      const { success, code } = await asVendor(site, verb, { session, ...round, ...fields })
      return success ? 'accepted' : (code ?? '')
    },
  }
}

/** Takes a seat with the stake, loses it in one hand and leaves. */
async function atSeat(site: TestSite, { id }: Punter): Promise<BettingSession> {
  const gameCode = 'sandbox-game'
  const ticket = await site.context.gameProvider.ticket(id, gameCode)
  const { value } = await asVendor(site, 'authenticate', { ticket })
  const session = value?.session ?? ''
  const round = () => ({ transactionId: randomUUID(), roundId: randomUUID(), gameCode })
  return {
    stake,
    async bet() {
      const seat = { session, ...round(), amount: toWire(stake) }
      const taken = await asVendor(site, 'reserve', seat)
      if (!taken.success) return taken.code ?? ''
      const hand = { session, ...round(), stake: toWire(stake), win: '0' }
      const fromReserved = seat.roundId
      const { success, code } = await asVendor(site, 'play', { ...hand, fromReserved })
      await asVendor(site, 'release', {
        playerId: id,
        transactionId: randomUUID(),
        roundId: fromReserved,
      })
      return success ? 'accepted' : (code ?? '')
    },
  }
}

const sleepless = 'SLEEPLESS'

/** A transfer-wallet provider that accepts every transfer. */
async function atOwnWallet(site: TestSite, { client }: Punter): Promise<BettingSession> {
  const server = createServer((request, response) => {
    void buffer(request).then(() =>
      response.end(JSON.stringify({ success: true, value: { state: 'done', balance: '0' } })),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  await site.context.gameProvider.put({
    code: sleepless,
    secret: 's',
    wallet: 'transfer',
    baseUrl: url,
    games: ['sleepless-game'],
    launchUrl: `${url}/game?ticket={ticket}`,
  })
  return {
    stake,
    async bet() {
      const move = { id: randomUUID(), from: 'MAIN', to: sleepless, amount: toWire(stake) }
      const { answer } = await client.call('POST /wps/relay/GCS_walletTransfer', move)
      return answer.success ? 'accepted' : answer.code
    },
  }
}

interface House {
  code: string
  minBets: Readonly<Record<string, string>>
}

async function atGame(
  site: TestSite,
  { id }: Punter,
  { code, minBets }: House,
): Promise<BettingSession> {
  const { client, opened } = await openGame(site, id, code)
  const minBet = parseAmount(minBets.VND ?? '') ?? stake
  const credit = opened.credits[0] ?? '1'
  return {
    stake: minBet,
    async bet() {
      const spin = { id: randomUUID(), step: 0, credit, action: { type: 'spin' } }
      const answer = await client.call('act', spin)
      return answer.success ? 'accepted' : answer.code
    },
  }
}

const lotteryStake = amountOf(10_000_000n)

/** Bets on the next daily draw. */
async function atLottery(site: TestSite, { id }: Punter): Promise<BettingSession> {
  const game = 'mien-bac'
  const { client } = await openLottery(site, id, game)
  const unit = toWire(lotteryStake)
  const lines = [{ betType: 'de', selection: [['27']], unit }]
  return {
    stake: lotteryStake,
    async bet() {
      while (await site.studio?.events.tick([game]));
      const open = await site.studio?.events.open(game)
      const { number = '', prices = '' } = open?.list[0] ?? {}
      const bet = { id: randomUUID(), game, number, prices, lines }
      const answer = await client.call('lotteryBet', bet)
      return answer.success ? 'accepted' : answer.code
    },
  }
}
