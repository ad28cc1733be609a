import { add, parseAmount, subtract, type Amount } from '@fairhouse/money'

/** Result of this login over all games, as the strip shows it. */
export interface SessionResult {
  /** When this login began to play; undefined until it is known. */
  readonly sinceMs: number | undefined
  /** Wins less stakes; undefined until they are known. */
  readonly net: Amount | undefined
  /** Rounds that the frame reported on this page. */
  readonly rounds: number
  /** The last round that was added. */
  readonly lastId: string | undefined
}

export const unknownResult: SessionResult = {
  sinceMs: undefined,
  net: undefined,
  rounds: 0,
  lastId: undefined,
}

interface ReportedRound {
  readonly id: string
  readonly stake: string
  readonly win: string
}

/** Adds a round, each once; invalid amounts are ignored. */
export function withRound(result: SessionResult, round: ReportedRound): SessionResult {
  const [stake, win] = [parseAmount(round.stake), parseAmount(round.win)]
  if (stake === undefined || win === undefined || round.id === result.lastId) return result
  const rounds = result.rounds + 1
  const net = result.net === undefined ? undefined : add(result.net, subtract(win, stake))
  return { ...result, rounds, net, lastId: round.id }
}

/** Adds the last round of an earlier visit if it belongs to this session and was not seen here. */
export function withLastRound(
  result: SessionResult,
  round: ReportedRound & { readonly at: string },
): SessionResult {
  const isOurs = result.sinceMs !== undefined && Date.parse(round.at) >= result.sinceMs
  return isOurs ? { ...withRound(result, round), rounds: result.rounds } : result
}

/** A stored result of play money; the player may have edited the storage. */
export function parseStored(text: string | null): SessionResult | undefined {
  const [since, net = '', lastId] = text?.split(' ') ?? []
  const [sinceMs, amount] = [Number(since), parseAmount(net)]
  if (amount === undefined || !Number.isSafeInteger(sinceMs) || sinceMs <= 0) return undefined
  return { sinceMs, net: amount, rounds: 0, lastId: lastId === '' ? undefined : lastId }
}
