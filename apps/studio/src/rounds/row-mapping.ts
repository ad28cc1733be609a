import { streamOf, type Play } from '@fairhouse/engines'
import { amountOf, zero } from '@fairhouse/money'
import { hmac, type Seed } from '#fairness'
import type { Catalogue, StudioGame } from '#games'
import type { Encryption } from '#kit'
import { contributionOf } from '#pots'
import { acceptedTurns, type End, type Round, type RoundJackpot, type Turn } from './round.ts'
import type { StoredRound } from './store/rounds.ts'
import type { EndRow, RoundRow, TurnRow } from './store/rows.ts'

const amount = (units: string) => amountOf(BigInt(units))

/** Builds a round from its rows. Only the wallet knows whether the last turn was paid. */
export function roundOf(row: StoredRound, catalogue: Catalogue, encryption: Encryption): Round {
  const game = catalogue.find(row.game, row.version)
  if (!game) throw new Error(`there is no version ${row.version} of ${row.game}`)
  const { action, events, stake, win, done } = row
  const first = { action, events, stake, win, done, refusal: null, byHouse: false }
  const rows = [first, ...(row.turns ?? [])]
  const isOver = row.endState !== null
  const turns = rows.map((turn, index) => turnOf(turn, isOver || index < rows.length - 1))
  return {
    id: row.id,
    seatId: row.seatId,
    number: row.number,
    playerId: row.playerId,
    mode: row.mode,
    sessionId: row.sessionId,
    walletSession: encryption.decrypt('session', row.walletSession),
    game,
    seedId: row.seedId,
    nonce: row.nonce,
    serverSeedHash: row.serverSeedHash,
    clientSeed: row.clientSeed,
    hashPublishedAt: row.hashPublishedAt,
    clientSeedAt: row.hashPublishedAt && row.clientSeedAt,
    serverSeed: row.revealed && encryption.decrypt('seed', row.revealed),
    credit: amount(row.credit),
    auto: row.auto,
    at: row.at,
    balanceBefore: amount(row.balanceBefore),
    turns,
    jackpot: jackpotOf(row, game),
    end: endOf(row),
    play: undefined,
    isRepeat: true,
  }
}

/** The contribution follows from the stake and the game's version. */
function jackpotOf(row: StoredRound, { jackpot, code }: StudioGame): RoundJackpot | undefined {
  const { potId, chances, jackpot: isDrawn } = row
  if (potId === null) return undefined
  if (!jackpot) throw new Error(`version ${row.version} of ${code} has no pot`)
  const contribution = contributionOf(jackpot, amount(row.stake))
  return { potId, code: jackpot.code, contribution, chances, isDrawn }
}

function turnOf(row: Omit<TurnRow, 'turn'>, isPaid: boolean): Turn {
  const { action, events, done, refusal, byHouse } = row
  const paid = { stake: amount(row.stake), win: amount(row.win), isPaid }
  return { action, events, done, refusal, byHouse, ...paid }
}

function endOf(row: StoredRound): End | undefined {
  const { endState, endAt, endStake, endWin, endJackpotWin, endBefore, endAfter } = row
  if (endState === null || endAt === null) return undefined
  return {
    state: endState,
    refusal: row.endRefusal,
    leftByPlayer: row.endLeft === true,
    stake: amount(endStake ?? '0'),
    win: amount(endWin ?? '0'),
    jackpotWin: amount(endJackpotWin ?? '0'),
    balanceBefore: amount(endBefore ?? '0'),
    balanceAfter: amount(endAfter ?? '0'),
    at: endAt,
  }
}

export function rowOf(round: Round): RoundRow {
  const [turn] = round.turns
  if (!turn) throw new Error('a round begins with an action')
  return {
    seatId: round.seatId,
    number: round.number,
    id: round.id,
    sessionId: round.sessionId,
    seedId: round.seedId,
    nonce: round.nonce,
    version: round.game.version,
    credit: String(round.credit),
    stake: String(turn.stake),
    win: String(turn.win),
    balanceBefore: String(round.balanceBefore),
    done: turn.done,
    auto: round.auto,
    action: turn.action,
    events: turn.events,
    potId: round.jackpot?.potId ?? null,
    chances: round.jackpot?.chances ?? 0,
    jackpot: round.jackpot?.isDrawn ?? false,
    at: round.at.toISOString(),
  }
}

export function endRowOf({ seatId, number, jackpot }: Round, end: End): EndRow {
  const filledPot = end.state === 'settled' ? jackpot : undefined
  return {
    seatId,
    number,
    state: end.state,
    refusal: end.refusal,
    leftByPlayer: end.leftByPlayer,
    stake: String(end.stake),
    win: String(end.win),
    grownPot: filledPot && !filledPot.isDrawn ? filledPot.potId : null,
    jackpotContribution: String(filledPot?.contribution ?? zero),
    jackpotWin: String(end.jackpotWin),
    balanceBefore: String(end.balanceBefore),
    balanceAfter: String(end.balanceAfter),
    at: end.at.toISOString(),
  }
}

/** Rebuilds the engine's state from the seeds and actions of a round. */
export function replay(round: Round, seed: Seed | undefined): Play {
  if (seed?.id !== round.seedId) throw new Error(`the seed of round ${round.id} is not in use`)
  const { serverSeed, clientSeed } = seed
  const play = round.game.begin(streamOf(hmac, { serverSeed, clientSeed, nonce: round.nonce }))
  for (const { action } of acceptedTurns(round)) play.act(JSON.parse(action))
  return play
}
