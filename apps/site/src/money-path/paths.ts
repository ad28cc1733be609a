import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { amountOf, parseAmount, toWire, type Amount } from '@fairhouse/money'
import type { StakeCode } from '@fairhouse/server'
import { houseList } from '@fairhouse/studio'
import { asVendor, openGame, type TestClient, type TestSite } from '../testing/index.ts'

export interface Punter {
  id: string
  client: TestClient
  /** Signs in again. */
  enter(): Promise<unknown>
}

/** A place at which one can bet: the same amount each time, and what becomes of it. */
export interface Seat {
  stake: Amount
  /** `accepted`, or the name of the refusal. */
  bet(): Promise<string>
}

export interface Path {
  /** Whether nothing is ever won, so that all that is staked is lost. */
  losesAll: boolean
  sit(site: TestSite, punter: Punter): Promise<Seat>
}

const stake = amountOf(1_000_000n)

/** LIST of the ways on which stakes are taken: one that the ledger knows and this does not have
 * does not compile. */
const codes: Record<StakeCode, Path> = {
  'vendor.play': {
    losesAll: true,
    sit: (site, { id }) => atVendor(site, id, 'play', { stake: toWire(stake), win: '0' }),
  },
  'vendor.debit': {
    losesAll: true,
    sit: (site, { id }) => atVendor(site, id, 'debit', { amount: toWire(stake) }),
  },
  'vendor.transfer.in': { losesAll: true, sit: atOwnWallet },
}

/** Every kind of game of our own houses, by the first of it. */
const kinds = [...Map.groupBy(houseList(), ({ classify }) => classify)].flatMap(
  ([kind, [first]]): [string, Path][] =>
    first
      ? [
          [
            `game of ${kind}`,
            { losesAll: false, sit: (site, punter) => atGame(site, punter, first) },
          ],
        ]
      : [],
)

export const paths: [string, Path][] = [...Object.entries(codes), ...kinds]

async function atVendor(site: TestSite, id: string, verb: string, asked: object): Promise<Seat> {
  const gameCode = 'sandbox-game'
  const ticket = await site.context.gameProvider.ticket(id, gameCode)
  const { value } = await asVendor(site, 'authenticate', { ticket })
  const session = value?.session ?? ''
  return {
    stake,
    async bet() {
      const round = { transactionId: randomUUID(), roundId: randomUUID(), gameCode }
      const { success, code } = await asVendor(site, verb, { session, ...round, ...asked })
      return success ? 'accepted' : (code ?? '')
    },
  }
}

const sleepless = 'SLEEPLESS'

/** A vendor with balances of its own that takes whatever comes. */
async function atOwnWallet(site: TestSite, { client }: Punter): Promise<Seat> {
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

async function atGame(site: TestSite, { id }: Punter, { code, minBets }: House): Promise<Seat> {
  const { client, opened } = await openGame(site, id, code)
  const least = parseAmount(minBets.VND ?? '') ?? stake
  const credit = opened.credits[0] ?? '1'
  return {
    stake: least,
    async bet() {
      const spin = { id: randomUUID(), step: 0, credit, action: { type: 'spin' } }
      const answer = await client.call('act', spin)
      return answer.success ? 'accepted' : answer.code
    },
  }
}
