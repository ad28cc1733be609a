import { parseAmount, toWire, type Amount } from '@fairhouse/money'
import type { LotteryCall, LotteryInput, LotteryValue } from '@fairhouse/protocol/lottery'
import { BetRefused, type BetLimits, type Events } from '#events'
import { StudioRefused, type WalletClient } from '#kit'
import { describeRules, drawZone, lotteryGames, type LotteryGame } from '#lotteries'
import type { Rounds } from '#rounds'
import type { Session, Sessions } from '#sessions'
import { endsOnExpiry, openRefusal, orTryAgain, requireSession } from './calls.ts'

/** Handlers return the answer's value as JSON text, as those of games do. */
export type LotteryHandlers = {
  [C in LotteryCall]: (input: LotteryInput<C>, session: Session | undefined) => Promise<string>
}

export interface LotteryDeps {
  wallet: WalletClient
  sessions: Sessions
  rounds: Rounds
  events: Events
}

type Answers = {
  [C in LotteryCall]: (
    input: LotteryInput<C>,
    session: Session | undefined,
  ) => Promise<LotteryValue<C>>
}

/** LIST of the handler of each call. The compiler requires one for every call of the protocol. */
export function lotteryHandlersOf(deps: LotteryDeps): LotteryHandlers {
  const answers = answersOf(deps)
  const asText =
    <I>(answer: (input: I, session: Session | undefined) => Promise<unknown>) =>
    async (input: I, session: Session | undefined) =>
      JSON.stringify(await answer(input, session))
  return {
    lotteryGames: asText(answers.lotteryGames),
    lotteryRules: asText(answers.lotteryRules),
    lotteryDraws: asText(answers.lotteryDraws),
    lotteryResults: asText(answers.lotteryResults),
    lotteryDraw: asText(answers.lotteryDraw),
    lotteryHashes: asText(answers.lotteryHashes),
    lotteryOpen: asText(answers.lotteryOpen),
    lotteryBalance: asText(answers.lotteryBalance),
    lotteryBet: asText(answers.lotteryBet),
    lotteryChase: asText(answers.lotteryChase),
    lotteryStopChase: asText(answers.lotteryStopChase),
    lotteryCancel: asText(answers.lotteryCancel),
    lotteryBetById: asText(answers.lotteryBetById),
    lotteryBets: asText(answers.lotteryBets),
  }
}

function answersOf(deps: LotteryDeps): Answers {
  const { events, sessions, wallet } = deps
  const endOnExpiry = endsOnExpiry(sessions)
  return {
    async lotteryGames() {
      const { now, current, last } = await events.current()
      const games = lotteryGames.map((game) => ({
        ...gameView(game),
        current: current.get(game.code) ?? null,
        last: last.get(game.code) ?? null,
      }))
      return { serverTime: now.toISOString(), zone: drawZone, games }
    },
    async lotteryRules(input) {
      const { rules, prices, table } = await events.rulesOf(input)
      return { game: input.game, rules, prices, betTypes: describeRules(rules, table) }
    },
    async lotteryDraws({ game }) {
      const { now, list } = await events.open(game)
      return { serverTime: now.toISOString(), list }
    },
    lotteryResults: (input) => events.results(input),
    lotteryDraw: (input) => events.draw(input),
    lotteryHashes: (input) => events.hashes(input),
    lotteryOpen: (input) => open(deps, input),
    async lotteryBalance(_input, session) {
      const player = requireSession(session)
      return endOnExpiry(player, balanceOf(deps, player))
    },
    async lotteryBet(input, session) {
      const player = requireSession(session)
      const { bet, balance } = await endOnExpiry(player, events.place(player, input))
      return { bet, balance: await balanceText(player, balance) }
    },
    async lotteryCancel({ id }, session) {
      const player = requireSession(session)
      const { bet, balance } = await endOnExpiry(player, events.cancel(player, id))
      return { bet, balance: await balanceText(player, balance) }
    },
    async lotteryChase(input, session) {
      const player = requireSession(session)
      const { bets, balance } = await endOnExpiry(player, events.chase(player, input))
      return { bets: [...bets], balance: await balanceText(player, balance) }
    },
    async lotteryStopChase({ id }, session) {
      const player = requireSession(session)
      const { bets, balance } = await endOnExpiry(player, events.stopChase(player, id))
      return { bets: [...bets], balance: await balanceText(player, balance) }
    },
    async lotteryBetById({ id }, session) {
      return { bet: await events.bet(requireSession(session), id) }
    },
    lotteryBets: async (input, session) => events.bets(requireSession(session), input),
  }

  /** The balance of now where the wallet did not tell it: for a bet that was found by its id. */
  async function balanceText(session: Session, known: Amount | undefined): Promise<string> {
    if (known !== undefined) return toWire(known)
    return (await balanceOf({ events, wallet }, session)).balance
  }
}

const gameView = ({ code, provider, group, names, schedule }: LotteryGame) => ({
  code,
  provider,
  group,
  names: { ...names },
  minutes: schedule.kind === 'interval' ? schedule.minutes : null,
})

async function balanceOf(
  { events, wallet }: Pick<LotteryDeps, 'events' | 'wallet'>,
  session: Session,
): Promise<LotteryValue<'lotteryBalance'>> {
  const { provider } = requireLottery(events, session.game)
  const call = wallet.call(provider, 'balance', { session: session.walletSession })
  const answer = await orTryAgain(call)
  if (!answer.success) throw openRefusal(answer.code)
  return answer.value
}

function requireLottery(events: Events, code: string) {
  const game = events.game(code)
  if (!game) throw new BetRefused('not_found')
  return game
}

async function open(
  { wallet, sessions, rounds, events }: LotteryDeps,
  { ticket, game: code }: LotteryInput<'lotteryOpen'>,
): Promise<LotteryValue<'lotteryOpen'>> {
  const game = requireLottery(events, code)
  const answer = await orTryAgain(wallet.call(game.provider, 'authenticate', { ticket }))
  if (!answer.success) throw openRefusal(answer.code)
  const { playerId, mode, currency, country, language, rules, gameCode, brand = '' } = answer.value
  const { balance } = answer.value
  const limits = game.limits(currency)
  const isWhole = gameCode === code && parseAmount(balance) !== undefined
  if (!isWhole || !limits) throw new StudioRefused('not_found')
  const seatId = await rounds.seatId(playerId, code, mode)
  const { token } = await sessions.start({
    seatId,
    playerId,
    game: code,
    version: null,
    mode,
    brand,
    currency,
    country,
    language,
    rules,
    walletSession: answer.value.session,
  })
  const shown = { mode, balance, currency, language, rules }
  return { session: token, ...shown, limits: limitsView(limits) }
}

const limitsView = ({ step, maxLineStake, maxBetStake, maxBetPayout }: BetLimits) => ({
  step: toWire(step),
  maxLineStake: toWire(maxLineStake),
  maxBetStake: toWire(maxBetStake),
  maxBetPayout: toWire(maxBetPayout),
})
