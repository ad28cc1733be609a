import { parseAmount, toWire, type Amount } from '@fairhouse/money'
import type { StudioCall, StudioInput } from '@fairhouse/protocol/studio'
import type { ShownSeeds } from '#fairness'
import type { Catalogue, StudioGame } from '#games'
import { RefusedBefore, StudioRefused, type WalletClient } from '#kit'
import { levelsOf } from '#levels'
import type { Pots, PotSize } from '#pots'
import { roundText, type Rounds } from '#rounds'
import type { Session, Sessions } from '#sessions'

/** An answer's value in JSON: the events of rounds are stored as text and not read again. */
export type Handlers = {
  [C in StudioCall]: (input: StudioInput<C>, session: Session | undefined) => Promise<string>
}

export interface CallParts {
  wallet: WalletClient
  catalogue: Catalogue
  sessions: Sessions
  rounds: Rounds
  pots: Pots
}

function playing(session: Session | undefined): Session {
  if (!session) throw new StudioRefused('session_expired')
  return session
}

function seedsText({ current, next }: ShownSeeds, number: number): string {
  return JSON.stringify({
    current: current
      ? {
          serverSeedHash: current.hash,
          clientSeed: current.clientSeed,
          // Another process may have rotated since the number was read.
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

/** LIST of what each call does; one of the protocol without a row does not compile. */
export function handlersOf(parts: CallParts): Handlers {
  const { wallet, catalogue, sessions, rounds, pots } = parts

  /** The operator may have ended the session before us. */
  async function whileAlive<T>(session: Session, work: Promise<T>): Promise<T> {
    return work.catch(async (error: unknown) => {
      if (isOfNow(error) && error.code === 'session_expired') await sessions.end(session)
      throw error
    })
  }

  const gameOf = (code: string, returns?: string) => foundIn(catalogue, code, returns)

  return {
    open: (input) => open(parts, input),
    async act(input, session) {
      const who = playing(session)
      const { seat, round } = await whileAlive(who, rounds.act(who, input))
      return `{"round":${roundText(round, 'player')},"balance":${money(seat.balance)}}`
    },
    async balance(_input, session) {
      const who = playing(session)
      const { vendor } = gameOf(who.game)
      const answer = await asked(wallet.call(vendor, 'balance', { session: who.walletSession }))
      if (answer.success) return JSON.stringify(answer.value)
      return whileAlive(who, Promise.reject(refusedOpening(answer.code)))
    },
    async pot(_input, session) {
      const size = await pots.size(playing(session))
      if (size === undefined) throw new StudioRefused('not_found')
      return `{${potText(size)}}`
    },
    async history({ before }, session) {
      const { list, hasMore } = await rounds.history(playing(session), before)
      const texts = list.map((round) => roundText(round, 'player'))
      return `{"list":[${texts.join(',')}],"hasMore":${hasMore}}`
    },
    async seeds(_input, session) {
      const seat = await rounds.upToDate(playing(session))
      return seedsText(await rounds.seedsOf(seat), seat.number)
    },
    async rotate(input, session) {
      const rotated = await rounds.rotate(playing(session), input)
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

function isOfNow(error: unknown): error is StudioRefused {
  return error instanceof StudioRefused && !(error instanceof RefusedBefore)
}

function foundIn(catalogue: Catalogue, code: string, returns?: string): StudioGame {
  const game = catalogue.find(code, returns)
  if (!game) throw new StudioRefused('not_found')
  return game
}

async function open(
  { wallet, catalogue, sessions, rounds, pots }: CallParts,
  { ticket, game: code }: StudioInput<'open'>,
): Promise<string> {
  const { vendor } = foundIn(catalogue, code)
  const answer = await asked(wallet.call(vendor, 'authenticate', { ticket }))
  if (!answer.success) throw refusedOpening(answer.code)
  const { playerId, mode, currency, country, language, rules, gameCode, brand = '' } = answer.value
  const balance = parseAmount(answer.value.balance)
  if (gameCode !== code || balance === undefined) throw new StudioRefused('not_found')
  const seatId = await rounds.seatId(playerId, code, mode)
  // What the player is shown now decides all rounds of the session, whatever the brand has later.
  const game = foundIn(catalogue, code, answer.value.returns)
  const { version } = game
  const where = { brand, currency, country, language, rules }
  const who = { seatId, playerId, game: code, version, mode, ...where }
  const { token, session } = await sessions.start({ ...who, walletSession: answer.value.session })
  const seat = await rounds.enter(session, balance)
  const { open: left, last } = await rounds.recall(session, seat)
  const seeds = seedsText(await rounds.seedsOf(seat), seat.number)
  const size = await pots.size(session)
  const told = (round: typeof last) => (round ? roundText(round, 'player') : 'null')
  const facts = JSON.stringify({ mode, currency, language, rules })
  const credits = JSON.stringify(levelsOf(currency).map(toWire))
  return (
    `{"session":"${token}","game":${JSON.stringify(game.facts)},${facts.slice(1, -1)},` +
    `"balance":${money(seat.balance)},"credits":${credits},` +
    (size === undefined ? '' : `${potText(size)},`) +
    `"seeds":${seeds},` +
    `"round":${told(left)},"last":${told(last)}}`
  )
}

/** Without an answer nobody knows more than before. */
function asked<T>(answer: Promise<T>): Promise<T> {
  return answer.catch(() => {
    throw new StudioRefused('try_again')
  })
}

function refusedOpening(code: string): StudioRefused {
  if (code === 'session_expired') return new StudioRefused('session_expired')
  if (code === 'player_blocked' || code === 'unknown_player') {
    return new StudioRefused('player_blocked')
  }
  return new StudioRefused(code === 'game_disabled' ? 'game_closed' : 'try_again')
}
