import { modelOf, playModel, type GameEvent } from '@fairhouse/engines/rules'
import { amountOf, parseAmount } from '@fairhouse/money'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { VerifiableRound } from './read-round.ts'

/** LIST of checks, in display order. */
export const checkNames = ['order', 'hash', 'events', 'stake', 'win', 'jackpot'] as const

/** Seeds from before hashes were published in advance have no times. */
type Sometimes = 'order' | 'jackpot'
type CheckName = (typeof checkNames)[number]

export interface Verification {
  readonly checks: Readonly<
    Record<Exclude<CheckName, Sometimes>, boolean> & Partial<Record<Sometimes, boolean>>
  >
  /** The round as computed from the seeds. */
  readonly events: readonly GameEvent[]
}

const sign = (key: string, message: string) => hmac(sha256, utf8ToBytes(key), utf8ToBytes(message))

/**
 * Replays the round from its seeds by the rules of this page: the round only names its maths model.
 * Returns undefined while the seed is in use or if the model is unknown.
 */
export function verifyRound({ round, game }: VerifiableRound): Verification | undefined {
  const { serverSeed, serverSeedHash, clientSeed, nonce } = round.fairness
  const model = modelNamed(game.config)
  const isOfGame = game.code === round.game && game.version === round.version
  if (serverSeed === null || !model || !isOfGame) return undefined
  const played = playModel(sign, model, { serverSeed, clientSeed, nonce }, round.actions)
  return {
    checks: {
      ...(hasTimes(round.fairness) && { order: isInOrder(round) }),
      hash: bytesToHex(sha256(utf8ToBytes(serverSeed))) === serverSeedHash,
      events: sorted(played.events) === sorted(round.events),
      stake: isWorth(round.stake, played.stakeCredits, round.credit),
      win: isWorth(round.win, played.payoutCredits, round.credit),
      ...(game.jackpot && { jackpot: isDrawnAsReported({ round, game }, played.rest.below) }),
    },
    events: played.events,
  }
}

/** A single time is a gap, not an older pair, so it is checked. */
const hasTimes = ({
  hashPublishedAt,
  clientSeedAt,
}: VerifiableRound['round']['fairness']): boolean =>
  hashPublishedAt !== null || clientSeedAt !== null

/** The hash was published before the client seed, and that before the round. */
function isInOrder({
  fairness: { hashPublishedAt, clientSeedAt },
  at,
}: VerifiableRound['round']): boolean {
  if (hashPublishedAt === null || clientSeedAt === null) return false
  const [published, given, started] = [hashPublishedAt, clientSeedAt, at].map((time) =>
    Date.parse(time),
  )
  return Number(published) <= Number(given) && Number(given) <= Number(started)
}

/** Checks from the next random number whether the jackpot was won, not its size. */
function isDrawnAsReported(
  { round, game }: VerifiableRound,
  below: (n: number) => number,
): boolean {
  const [jackpot, rule] = [round.jackpot, game.jackpot]
  if (!jackpot || !rule || jackpot.code !== rule.code) return false
  return below(rule.oneIn) < jackpot.chances === (jackpot.win !== null)
}

function modelNamed({ model }: VerifiableRound['game']['config']) {
  const isNamed = typeof model === 'object' && model !== null && 'id' in model
  return isNamed && typeof model.id === 'string' ? modelOf(model.id) : undefined
}

function isWorth(amount: string, credits: number, credit: string): boolean {
  const worth = parseAmount(credit)
  return worth !== undefined && parseAmount(amount) === amountOf(worth * BigInt(credits))
}

/** Sorts keys, since field order is irrelevant. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [two]) => (one < two ? -1 : 1)))
      : part,
  )
}
