import { drawJackpot, streamOf, type Play, type Rng } from '@fairhouse/engines'
import { parseAmount, zero, type Amount } from '@fairhouse/money'
import type { StudioInput } from '@fairhouse/protocol/studio'
import { hmac, notBefore, type Seed } from '#fairness'
import type { StudioGame } from '#games'
import { StudioRefused } from '#kit'
import { chancesOf, contributionOf } from '#pots'
import type { Session } from '#sessions'
import { creditsToAmount, type Round, type RoundJackpot, type Turn } from './round.ts'
import type { Seat } from './seats.ts'

export interface BeginFacts {
  seat: Seat
  seed: Seed
  session: Session
  input: StudioInput<'act'>
  action: string
  game: StudioGame
  potId: string | undefined
  at: Date
}

/** Plays a new round with the next nonce, without storing it. */
export function beginRound(facts: BeginFacts): Round {
  const { seat, seed, session, input, action, game } = facts
  const { serverSeed, clientSeed } = seed
  const number = seat.number + 1
  const nonce = number - seed.first
  const rng = streamOf(hmac, { serverSeed, clientSeed, nonce })
  const play = game.begin(rng)
  const credit = parseAmount(input.credit) ?? zero
  const turn = turnOf(play, input.action, action, credit)
  return {
    id: input.id,
    seatId: seat.id,
    number,
    playerId: session.playerId,
    mode: session.mode,
    sessionId: session.id,
    walletSession: session.walletSession,
    game,
    seedId: seed.id,
    nonce,
    serverSeedHash: seed.hash,
    clientSeed,
    hashPublishedAt: seed.publishedAt,
    clientSeedAt: seed.at,
    serverSeed: null,
    credit,
    auto: input.auto === true,
    at: notBefore(seed.at, facts.at),
    balanceBefore: seat.balance,
    turns: [turn],
    jackpot: jackpotOf(facts, turn, rng),
    end: undefined,
    play: turn.done ? undefined : play,
    isEarlier: false,
  }
}

/** Draws the jackpot after all draws of the game itself. */
function jackpotOf(
  { game, potId, session }: BeginFacts,
  { stake, done }: Turn,
  rng: Rng,
): RoundJackpot | undefined {
  const { jackpot } = game
  if (!jackpot || potId === undefined) return undefined
  if (!done) throw new Error('a game of several steps has no pot')
  const chances = chancesOf(stake, session.currency)
  const isDrawn = drawJackpot(rng, jackpot, chances)
  const contribution = contributionOf(jackpot, stake)
  return { potId, code: jackpot.code, contribution, chances, isDrawn }
}

export function turnOf(play: Play, input: unknown, action: string, credit: Amount): Turn {
  if (!play.takes(input)) throw new StudioRefused('bad_request')
  const { events, stakeCredits, payoutCredits } = play.act(input)
  return {
    action,
    events: JSON.stringify(events),
    stake: creditsToAmount(stakeCredits, credit),
    win: creditsToAmount(payoutCredits, credit),
    done: play.done(),
    refusal: null,
    byHouse: false,
    isPaid: false,
  }
}
