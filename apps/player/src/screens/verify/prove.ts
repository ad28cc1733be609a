import { modelOf, playModel, type GameEvent } from '@fairhouse/engines/rules'
import { amountOf, parseAmount } from '@fairhouse/money'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Told } from './read-round.ts'

/** LIST of what is checked, in the order in which it is told. */
export const checkNames = ['order', 'hash', 'events', 'stake', 'win', 'jackpot'] as const

/** Only of some rounds: seeds from before hashes were published first have no times. */
type Sometimes = 'order' | 'jackpot'
type CheckName = (typeof checkNames)[number]

export interface Proof {
  readonly checks: Readonly<
    Record<Exclude<CheckName, Sometimes>, boolean> & Partial<Record<Sometimes, boolean>>
  >
  /** What the seeds give, whatever was shown. */
  readonly events: readonly GameEvent[]
}

const sign = (key: string, message: string) => hmac(sha256, utf8ToBytes(key), utf8ToBytes(message))

/**
 * Plays the round again from its seeds, by the rules that came with this page and not with the
 * round: its game only names the maths model. Undefined while the seed is in use, or when these
 * rules do not know the model.
 */
export function prove({ round, game }: Told): Proof | undefined {
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
      ...(game.jackpot && { jackpot: isDrawnAsTold({ round, game }, played.rest.below) }),
    },
    events: played.events,
  }
}

/** One time without the other is not an older pair but a gap, and so it is checked. */
const hasTimes = ({ hashPublishedAt, clientSeedAt }: Told['round']['fairness']): boolean =>
  hashPublishedAt !== null || clientSeedAt !== null

/** The hash, then the client seed, then the round. */
function isInOrder({ fairness: { hashPublishedAt, clientSeedAt }, at }: Told['round']): boolean {
  if (hashPublishedAt === null || clientSeedAt === null) return false
  const [published, given, begun] = [hashPublishedAt, clientSeedAt, at].map((time) =>
    Date.parse(time),
  )
  return Number(published) <= Number(given) && Number(given) <= Number(begun)
}

/** Whether the pot was won, by the number after those of the round; not how large it was. */
function isDrawnAsTold({ round, game }: Told, below: (n: number) => number): boolean {
  const [told, rule] = [round.jackpot, game.jackpot]
  if (!told || !rule || told.code !== rule.code) return false
  return below(rule.oneIn) < told.chances === (told.win !== null)
}

function modelNamed({ model }: Told['game']['config']) {
  const isNamed = typeof model === 'object' && model !== null && 'id' in model
  return isNamed && typeof model.id === 'string' ? modelOf(model.id) : undefined
}

function isWorth(amount: string, credits: number, credit: string): boolean {
  const worth = parseAmount(credit)
  return worth !== undefined && parseAmount(amount) === amountOf(worth * BigInt(credits))
}

/** The order of an object's fields says nothing, so it is taken out. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [two]) => (one < two ? -1 : 1)))
      : part,
  )
}
