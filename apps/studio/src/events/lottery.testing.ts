import { randomUUID } from 'node:crypto'
import type { BetView, LotteryInput } from '@fairhouse/protocol/lottery'
import {
  addPlayer,
  cashOf as cashOfMember,
  openLottery,
  type GameClient,
  type TestSite,
} from '@fairhouse/site/testing'
import type { Events } from './events.ts'

export const million = 10_000_000_000n

export function eventsOf({ studio }: Pick<TestSite, 'studio'>): Events {
  if (!studio) throw new Error('no studio')
  return studio.events
}

/** Does everything that is due. */
export async function run(site: TestSite): Promise<void> {
  while (await eventsOf(site).tick());
}

export interface Bettor {
  id: string
  client: GameClient
}

/** A member at a lottery. */
export async function bettor(
  site: TestSite,
  game: string,
  mode: 'real' | 'trial' = 'real',
  cash = million,
): Promise<Bettor> {
  const id = await addPlayer(site, cash)
  const { client } = await openLottery(site, id, game, mode)
  return { id, client }
}

/** Opens the lottery again, after a session of twelve hours has ended. */
export async function openAgain(site: TestSite, player: Bettor, game: string): Promise<Bettor> {
  return { id: player.id, client: (await openLottery(site, player.id, game)).client }
}

type BetInput = LotteryInput<'lotteryBet'>

/** A bet on the next draw of a game, or on one after it. */
export async function slip(
  { client }: Pick<Bettor, 'client'>,
  game: string,
  lines: BetInput['lines'],
  ahead = 0,
): Promise<BetInput> {
  const { list } = await client.must('lotteryDraws', { game })
  const { prices } = await client.must('lotteryRules', { game })
  const { number } = list[ahead] ?? { number: '' }
  return { id: randomUUID(), game, number, prices, lines }
}

export async function place(
  player: Bettor,
  game: string,
  lines: BetInput['lines'],
  ahead = 0,
): Promise<BetView> {
  const input = await slip(player, game, lines, ahead)
  return (await player.client.must('lotteryBet', input)).bet
}

export const cashOf = (site: TestSite, { id }: Pick<Bettor, 'id'>) => cashOfMember(site, id)

/** Moves the clock past the draw of a bet and does what is due. */
export async function drawOf(site: TestSite, { drawsAt }: Pick<BetView, 'drawsAt'>) {
  const seconds = Math.ceil((new Date(drawsAt).getTime() - site.now().getTime()) / 1000)
  await site.advance(Math.max(seconds, 0) + 1)
  await run(site)
}
