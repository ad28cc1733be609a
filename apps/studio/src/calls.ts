import { parseAmount, toWire, type Amount } from '@fairhouse/money'
import type { StudioCall, StudioInput } from '@fairhouse/protocol/studio'
import { BetRefused } from '#events'
import type { ShownSeeds } from '#fairness'
import type { Catalogue, StudioGame } from '#games'
import { RefusedBefore, StudioRefused, type WalletClient } from '#kit'
import { levelsOf } from '#levels'
import type { Pots, PotSize } from '#pots'
import { roundText, type Rounds } from '#rounds'
import type { Session, Sessions } from '#sessions'

/**
 * Handlers return the answer's value as JSON text, because the events of rounds are stored as text.
 */
export type Handlers = {
  [C in StudioCall]: (input: StudioInput<C>, session: Session | undefined) => Promise<string>
}

export interface CallDeps {
  wallet: WalletClient
  catalogue: Catalogue
  sessions: Sessions
  rounds: Rounds
  pots: Pots
}

export function requireSession(session: Session | undefined): Session {
  if (!session) throw new StudioRefused('session_expired')
  return session
}

function seedsText({ current, next }: ShownSeeds, number: number): string {
  return JSON.stringify({
    current: current
      ? {
          serverSeedHash: current.hash,
          clientSeed: current.clientSeed,
          // Not below zero: another process may have rotated since the number was read.
          nonce: Math.max(0, number + 1 - current.first),
          hashPublishedAt: current.publishedAt,
          clientSeedAt: current.publishedAt && current.at,
        }
      : null,
    next: { serverSeedHash: next.hash, hashPublishedAt: next.publishedAt },
  })
}

const money = (amount: Amount) => `"${toWire(amount)}"`

const potText = ({ amount, isOn }: PotSize) =>
  `"pot":${money(amount)}${isOn ? '' : ',"isPotOff":true'}`

/** LIST of the handler of each call. The compiler requires one for every call of the protocol. */
export function handlersOf(deps: CallDeps): Handlers {
  const { wallet, catalogue, sessions, rounds, pots } = deps

  const endOnExpiry = endsOnExpiry(sessions)
  const gameOf = (code: string, returns?: string) => requireGame(catalogue, code, returns)

  return {
    open: (input) => open(deps, input),
    async act(input, session) {
      const player = requireSession(session)
      const { seat, round } = await endOnExpiry(player, rounds.act(player, input))
      return `{"round":${roundText(round, 'player')},"balance":${money(seat.balance)}}`
    },
    async balance(_input, session) {
      const player = requireSession(session)
      const { vendor } = gameOf(player.game)
      const answer = await orTryAgain(
        wallet.call(vendor, 'balance', { session: player.walletSession }),
      )
      if (answer.success) return JSON.stringify(answer.value)
      return endOnExpiry(player, Promise.reject(openRefusal(answer.code)))
    },
    async pot(_input, session) {
      const size = await pots.size(requireSession(session))
      if (size === undefined) throw new StudioRefused('not_found')
      return `{${potText(size)}}`
    },
    async history({ before }, session) {
      const { list, hasMore } = await rounds.history(requireSession(session), before)
      const texts = list.map((round) => roundText(round, 'player'))
      return `{"list":[${texts.join(',')}],"hasMore":${hasMore}}`
    },
    async seen({ id }, session) {
      await rounds.markSeen(requireSession(session), id)
      return '{}'
    },
    async seeds(_input, session) {
      const seat = await rounds.upToDate(requireSession(session))
      return seedsText(await rounds.seedsOf(seat), seat.number)
    },
    async rotate(input, session) {
      const rotated = await rounds.rotate(requireSession(session), input)
      const { revealed: old, rounds: count, shown, number } = rotated
      const { serverSeed, hash: serverSeedHash } = old ?? {}
      const revealed = old ? JSON.stringify({ serverSeed, serverSeedHash, rounds: count }) : 'null'
      return `{"revealed":${revealed},"seeds":${seedsText(shown, number)}}`
    },
    async round({ id }) {
      const round = await rounds.published(id)
      const game = JSON.stringify(round.game.facts)
      return `{"round":${roundText(round, 'anybody')},"game":${game}}`
    },
    async facts({ code, returns }) {
      return JSON.stringify(gameOf(code, returns).facts)
    },
  }
}

/** Ends our session when the operator has ended its own. */
export const endsOnExpiry =
  (sessions: Sessions) =>
  <T>(session: Session, work: Promise<T>): Promise<T> =>
    work.catch(async (error: unknown) => {
      if (isCurrentRefusal(error) && error.code === 'session_expired') await sessions.end(session)
      throw error
    })

const isCurrentRefusal = (error: unknown): error is StudioRefused | BetRefused =>
  (error instanceof StudioRefused && !(error instanceof RefusedBefore)) ||
  error instanceof BetRefused

function requireGame(catalogue: Catalogue, code: string, returns?: string): StudioGame {
  const game = catalogue.find(code, returns)
  if (!game) throw new StudioRefused('not_found')
  return game
}

async function open(
  { wallet, catalogue, sessions, rounds, pots }: CallDeps,
  { ticket, game: code }: StudioInput<'open'>,
): Promise<string> {
  const { vendor } = requireGame(catalogue, code)
  const answer = await orTryAgain(wallet.call(vendor, 'authenticate', { ticket }))
  if (!answer.success) throw openRefusal(answer.code)
  const { playerId, mode, currency, country, language, rules, gameCode, brand = '' } = answer.value
  const balance = parseAmount(answer.value.balance)
  if (gameCode !== code || balance === undefined) throw new StudioRefused('not_found')
  const seatId = await rounds.seatId(playerId, code, mode)
  // The version shown now is played for the whole session, even if the brand changes its return.
  const game = requireGame(catalogue, code, answer.value.returns)
  const { version } = game
  const market = { brand, currency, country, language, rules }
  const player = { seatId, playerId, game: code, version, mode, ...market }
  const { token, session } = await sessions.start({
    ...player,
    walletSession: answer.value.session,
  })
  const seat = await rounds.enter(session, balance)
  const { open: left, last, isUnseen } = await rounds.recall(session, seat)
  const seeds = seedsText(await rounds.seedsOf(seat), seat.number)
  const size = await pots.size(session)
  const textOrNull = (round: typeof last) => (round ? roundText(round, 'player') : 'null')
  const facts = JSON.stringify({ mode, currency, language, rules })
  const credits = JSON.stringify(levelsOf(currency).map(toWire))
  return (
    `{"session":"${token}","game":${JSON.stringify(game.facts)},${facts.slice(1, -1)},` +
    `"balance":${money(seat.balance)},"credits":${credits},` +
    (size === undefined ? '' : `${potText(size)},`) +
    `"seeds":${seeds},` +
    `"round":${textOrNull(left)},"last":${textOrNull(last)}` +
    `${isUnseen ? ',"isUnseen":true' : ''}}`
  )
}

/** A missing answer becomes `try_again`, because its outcome is unknown. */
export function orTryAgain<T>(answer: Promise<T>): Promise<T> {
  return answer.catch(() => {
    throw new StudioRefused('try_again')
  })
}

export function openRefusal(code: string): StudioRefused {
  if (code === 'session_expired') return new StudioRefused('session_expired')
  if (code === 'player_blocked' || code === 'unknown_player') {
    return new StudioRefused('player_blocked')
  }
  return new StudioRefused(code === 'game_disabled' ? 'game_closed' : 'try_again')
}
