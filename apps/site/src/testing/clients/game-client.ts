import { randomUUID } from 'node:crypto'
import { amountOf } from '@fairhouse/money'
import {
  lotteryCalls,
  type LotteryCall,
  type LotteryInput,
  type LotteryValue,
  type RefusedBet,
} from '@fairhouse/protocol/lottery'
import {
  studioCalls,
  studioPath,
  type StudioCall,
  type StudioInput,
  type StudioValue,
} from '@fairhouse/protocol/studio'
import type { PlayMode } from '@fairhouse/protocol/vendor'
import { laneOf, memberAccount, worldAccount } from '@fairhouse/server'
import type { TestSite } from '../test-site.ts'

const calls = { ...studioCalls, ...lotteryCalls }
type CallName = keyof typeof calls
type InputOf<C extends CallName> = C extends StudioCall
  ? StudioInput<C>
  : C extends LotteryCall
    ? LotteryInput<C>
    : never
type ValueOf<C extends CallName> = C extends StudioCall
  ? StudioValue<C>
  : C extends LotteryCall
    ? LotteryValue<C>
    : never

export type GameAnswer<C extends CallName> =
  | { success: true; value: ValueOf<C>; message: string }
  | { success: false; value: RefusedBet | null; message: string; code: string }

/** A game client without a screen. */
export interface GameClient {
  session: string | undefined
  call<C extends CallName>(name: C, input: InputOf<C>): Promise<GameAnswer<C>>
  /** The value of an accepted call; throws on a refusal. */
  must<C extends CallName>(name: C, input: InputOf<C>): Promise<ValueOf<C>>
}

/** Creates a client; `send` gets a studio path and may alternate between processes. */
export function gameClient(
  send: (path: string, init: RequestInit) => Promise<Response>,
): GameClient {
  const client: GameClient = {
    session: undefined,
    async call(name, input) {
      const { method, path } = calls[name]
      const headers: Record<string, string> = { 'content-type': 'application/json' }
      if (client.session !== undefined) headers.authorization = `Bearer ${client.session}`
      const query = method === 'GET' ? `?${queryOf(input)}` : ''
      const body = method === 'GET' ? null : JSON.stringify(input)
      const response = await send(`${studioPath}${path}${query}`, { method, headers, body })
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by the studio
      return (await response.json()) as GameAnswer<typeof name>
    },
    async must(name, input) {
      let answer = await client.call(name, input)
      // As a game does: on a busy machine the wallet may answer too late.
      while (!answer.success && answer.code === 'try_again') {
        answer = await client.call(name, input)
      }
      if (!answer.success) throw new Error(`${name}: ${answer.code} ${answer.message}`)
      return answer.value
    },
  }
  return client
}

function queryOf(input: object): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) query.set(name, String(value))
  }
  return query.toString()
}

/** A new member with this much cash, of the demo brand or another VND brand. */
export async function addPlayer(
  site: Pick<TestSite, 'context'>,
  units: bigint,
  of = 'fairhouse',
): Promise<string> {
  const { brands, member, wallet } = site.context
  const brandId = brands.all().find(({ code }) => code === of)?.id ?? ''
  const name = `p${randomUUID().slice(0, 8)}`
  const verification = { mobileVerified: true, termsVersion: '1', isKnown: true }
  const id = await member.open({ brandId, name, type: 0, profile: {}, ...verification })
  if (units === 0n) return id
  const lane = laneOf(id)
  const world = worldAccount({ brand: of, currency: 'VND', lane })
  const to = memberAccount(id, 'cash', 'VND')
  const postings = [{ from: [world], to, amount: amountOf(units) }]
  await wallet.transfer({ id: randomUUID(), code: 'deposit', lane, reference: '', postings })
  return id
}

type Opened = StudioValue<'open'>
type CurrentSeeds = NonNullable<Opened['seeds']['current']>

/** Gives a client seed for the published hash, as a browser does when a game opens. */
export async function giveSeed(
  client: GameClient,
  { current, next }: Opened['seeds'],
): Promise<CurrentSeeds> {
  if (current && current.hashPublishedAt !== null) return current
  const request = { clientSeed: randomUUID(), nextServerSeedHash: next.serverSeedHash }
  const { seeds } = await client.must('rotate', request)
  if (!seeds.current) throw new Error('a client seed was given and no seeds are in use')
  return seeds.current
}

/** Gives another client seed for the hash published now. */
export async function rotateSeeds(client: GameClient, clientSeed: string) {
  const { next } = await client.must('seeds', {})
  const { revealed, seeds } = await client.must('rotate', {
    clientSeed,
    nextServerSeedHash: next.serverSeedHash,
  })
  if (!revealed) throw new Error('there was no seed to reveal')
  return { revealed, seeds }
}

/** Launches a game with seeds set, and returns the studio's answer to the launch. */
export async function openGame(
  site: TestSite,
  memberId: string,
  game = 'lucky-orchard',
  mode: PlayMode = 'real',
) {
  const visitor = site.visitor()
  const client = gameClient((path, init) => visitor.send(path, init))
  const ticket = await site.context.gameProvider.ticket(memberId, game, mode)
  const opened = await client.must('open', { ticket, game })
  client.session = opened.session
  return { client, opened, seeds: await giveSeed(client, opened.seeds) }
}

/** Launches a lottery, for all lotteries of its provider. */
export async function openLottery(
  site: Pick<TestSite, 'context' | 'visitor'>,
  memberId: string,
  game: string,
  mode: PlayMode = 'real',
) {
  const visitor = site.visitor()
  const client = gameClient((path, init) => visitor.send(path, init))
  const ticket = await site.context.gameProvider.ticket(memberId, game, mode)
  const opened = await client.must('lotteryOpen', { ticket, game })
  client.session = opened.session
  return { client, opened }
}
