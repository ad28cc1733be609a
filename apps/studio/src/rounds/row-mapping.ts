import { streamOf, type Play } from '@fairhouse/engines'
import { amountOf, zero, type Amount } from '@fairhouse/money'
import { hmac, type Seed } from '#fairness'
import type { Catalogue, StudioGame } from '#games'
import type { Encryption } from '#kit'
import { contributionOf } from '#pots'
import { acceptedTurns, type End, type Round, type RoundJackpot, type Turn } from './round.ts'
import type { StoredRound, StoredTurn } from './store/rounds.ts'
import type { EndRow, RoundRow, TurnRow } from './store/rows.ts'
import { refusalOf } from './wallet-call.ts'

const amount = (units: string) => amountOf(BigInt(units))

/**
 * Builds a round from its rows. In rounds of earlier versions only the wallet knows whether the
 * last turn was paid.
 */
export function roundOf(row: StoredRound, catalogue: Catalogue, encryption: Encryption): Round {
  const game = catalogue.find(row.game, row.version)
  if (!game) throw new Error(`there is no version ${row.version} of ${row.game}`)
  const { action, events, stake, win, done } = row
  const first = { action, events, stake, win, done, refusal: null, byHouse: false }
  const rows = [first, ...(row.turns ?? [])]
  const isPaid = row.endState !== null || row.balanceAfter !== null
  const turns = rows.map((turn, index) => turnOf(turn, isPaid || index < rows.length - 1))
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
    balanceBefore: balanceBefore(row),
    turns,
    jackpot: jackpotOf(row, game),
    end: endOf(row),
    play: undefined,
    isEarlier: row.balanceAfter === null,
  }
}

/** The balance before the first stake, and its win in a round that ended with it. */
function balanceBefore({ balanceAfter, balanceBefore: last, ...row }: StoredRound): Amount {
  if (balanceAfter === null || row.refusal !== null) return amount(balanceAfter ?? last)
  return amountOf(amount(balanceAfter) + amount(row.stake) - (row.done ? amount(row.win) : zero))
}

/** In rounds of earlier versions the contribution follows from the stake and the game's version. */
function jackpotOf(row: StoredRound, { jackpot, code }: StudioGame): RoundJackpot | undefined {
  const { potId, chances, jackpot: isDrawn } = row
  if (potId === null) return undefined
  if (!jackpot) throw new Error(`version ${row.version} of ${code} has no pot`)
  const contribution = contributionOf(jackpot, amount(row.stake))
  return { potId, code: jackpot.code, contribution, chances, isDrawn }
}

function turnOf(row: Omit<StoredTurn, 'turn'>, isPaid: boolean): Turn {
  const { action, events, done, refusal, byHouse } = row
  const paid = { stake: amount(row.stake), win: amount(row.win), isPaid }
  return { action, events, done, refusal, byHouse, ...paid }
}

function endOf(row: StoredRound): End | undefined {
  const { endState, endAt, endStake, endWin, endJackpotWin, endBefore, endAfter } = row
  if (endState === null || endAt === null) return endInRow(row)
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

/** The end of a round that was refused or ended with its first action. */
function endInRow(row: StoredRound): End | undefined {
  const { refusal, balanceAfter, done, jackpot, at } = row
  const facts = { leftByPlayer: false, jackpotWin: zero, balanceBefore: balanceBefore(row), at }
  if (refusal !== null) {
    const nothing = { stake: zero, win: zero, balanceAfter: facts.balanceBefore }
    return { ...facts, ...nothing, state: 'refused', refusal: refusalOf(refusal) }
  }
  if (balanceAfter === null || !done || jackpot) return undefined
  const moved = { stake: amount(row.stake), win: amount(row.win) }
  return { ...facts, ...moved, state: 'settled', refusal, balanceAfter: amount(balanceAfter) }
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
    jackpotContribution: String(round.jackpot?.contribution ?? zero),
    at: round.at.toISOString(),
  }
}

/** Database row of the next turn. */
export function turnRowOf({ seatId, number, turns }: Round, turn: Turn, at: Date): TurnRow {
  const { action, events, done, refusal, byHouse } = turn
  const [stake, win] = [String(turn.stake), String(turn.win)]
  const facts = { action, events, stake, win, done, refusal, byHouse, at: at.toISOString() }
  return { seatId, number, turn: turns.length, ...facts }
}

export function endRowOf({ seatId, number, jackpot, isEarlier }: Round, end: End): EndRow {
  const filledPot = end.state === 'settled' ? jackpot : undefined
  return {
    seatId,
    number,
    state: end.state,
    refusal: end.refusal,
    leftByPlayer: end.leftByPlayer,
    stake: String(end.stake),
    win: String(end.win),
    grownPot: isEarlier && filledPot && !filledPot.isDrawn ? filledPot.potId : null,
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
