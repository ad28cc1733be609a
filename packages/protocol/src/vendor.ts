import * as z from 'zod/mini'
import { fields, text } from './fields.ts'

/** Path of the wallet API, by which providers, ours included, move money. */
export const vendorPath = '/vendor/v1'

/** Headers of every call. The signature is hex HMAC-SHA256(secret, timestamp + "." + raw body). */
export const vendorHeaders = {
  vendor: 'x-vendor',
  timestamp: 'x-timestamp',
  signature: 'x-signature',
} as const

/** Header of the operator's calls to transfer-wallet providers. */
export const operatorHeader = 'x-operator'

/** Allowed deviation of a provider's clock from ours. */
export const vendorClockMs = 60_000

/** LIST of refusals of the wallet API: HTTP 200 unless named otherwise here. */
export const vendorRefusals = {
  bad_signature: 401,
  stale_timestamp: 401,
  unknown_vendor: 401,
  bad_request: 400,
  duplicate_mismatch: 200,
  rolled_back: 200,
  round_closed: 200,
  /** The lock of the bet has passed, by the operator's database: final. */
  too_late: 200,
  insufficient_funds: 200,
  limit_reached: 200,
  /** The market's minimum cycle is not over: repeat the request later. */
  too_soon: 200,
  player_blocked: 200,
  game_disabled: 200,
  session_expired: 200,
  unknown_player: 200,
  unknown_transaction: 200,
  foreign_jackpot: 200,
} as const

export type VendorRefusal = keyof typeof vendorRefusals

/** Money on the wire: a decimal string, never a number, at most four decimals. */
const money = z.string().check(z.regex(/^\d{1,14}(\.\d{1,4})?$/))
const key = text(1, 64)
const id = z.uuid()

const jackpot = fields({
  code: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,31}$/)),
  contribution: z.optional(money),
  win: z.optional(money),
})

const balance = fields({ balance: z.string(), currency: z.string() })
/** `duplicate` is present and true if the answer repeats that of an earlier request. */
const transferResult = fields({ balance: z.string(), duplicate: z.optional(z.literal(true)) })
const playResult = fields({
  balance: z.string(),
  duplicate: z.optional(z.literal(true)),
  /** What the player has reserved at all seats; answered to reservations and plays from them. */
  reserved: z.optional(z.string()),
})

/** A time in UTC. */
const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/))

/** Items of one call, each with its own outcome: never atomic as a whole. */
const maxItems = 500
const itemsOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.array(item).check(z.minLength(1), z.maxLength(maxItems))

const results = fields({
  /** In the order of the items. */
  results: z.array(
    fields({
      transactionId: z.string(),
      success: z.boolean(),
      code: z.optional(z.string()),
      balance: z.optional(z.string()),
      duplicate: z.optional(z.literal(true)),
    }),
  ),
})

const round = { transactionId: key, roundId: key, gameCode: key }

const playInput = fields({
  session: text(1, 128),
  ...round,
  stake: money,
  win: money,
  jackpot: z.optional(jackpot),
  /** The seat whose reservation pays the stake and takes the win. */
  fromReserved: z.optional(key),
})

/** A counter of the provider, per brand and currency: refused as `limit_reached` above `max`. */
const counter = fields({ key, add: money, max: money })
const maxCounters = 120

/** Rules of the player's market that a game must follow. */
export const marketRules = fields({
  /** Minimum time from the start of a round to the start of the next. */
  minimumCycleMs: z.number(),
  autoplay: z.boolean(),
  turbo: z.boolean(),
  buyFeature: z.boolean(),
  /** Play money, for visitors and members. */
  freePlay: z.boolean(),
  /** Whether wins up to the stake may be celebrated. */
  celebratesUpToStake: z.boolean(),
  showsNetPosition: z.boolean(),
  showsElapsedTime: z.boolean(),
})

export type MarketRules = z.output<typeof marketRules>

/**
 * LIST of returns that a brand may choose for its games: the default, or about so many per cent.
 * Games without that certified return use their default.
 */
export const returnNames = ['usual', '94'] as const

export type ReturnName = (typeof returnNames)[number]

/** Real money, or play money, which has its own ledger. */
export const playModes = ['real', 'trial'] as const

export type PlayMode = (typeof playModes)[number]

/** LIST of verbs, each a POST with a JSON body. */
export const vendorVerbs = {
  authenticate: {
    about: 'Turn a launch ticket (single use, 60 s) into a session',
    input: fields({ ticket: text(1, 128) }),
    output: fields({
      session: z.string(),
      /** Player id for play money, different from the real one. */
      playerId: id,
      mode: z.enum(playModes),
      /** The launched game. */
      gameCode: z.string(),
      /** Brand of the operator; jackpots and ledgers are separate by brand. */
      brand: z.optional(z.string()),
      currency: z.string(),
      balance: z.string(),
      language: z.string(),
      country: z.string(),
      rules: marketRules,
      /** Return of new rounds, if the game has it; otherwise its default. */
      returns: z.optional(z.string()),
      openRounds: z.array(fields({ roundId: z.string(), gameCode: z.string() })),
    }),
  },
  balance: {
    about: 'What the player has now',
    input: fields({ session: text(1, 128) }),
    output: balance,
  },
  debit: {
    about: 'Take a stake',
    input: fields({
      session: text(1, 128),
      ...round,
      amount: money,
      /** Refused as `too_late` after this time, by the operator's database. */
      notAfter: z.optional(moment),
      jackpot: z.optional(jackpot),
      counters: z.optional(z.array(counter).check(z.maxLength(maxCounters))),
    }),
    output: transferResult,
  },
  credit: {
    about: 'Pay a win of a round',
    input: fields({
      playerId: id,
      ...round,
      amount: money,
      closeRound: z.optional(z.boolean()),
      jackpot: z.optional(jackpot),
    }),
    output: transferResult,
  },
  play: {
    about: 'Stake and win of a round in one step, which closes it',
    input: playInput,
    output: playResult,
  },
  plays: {
    about: 'Plays of different players, up to 500; after a 5xx repeat all',
    input: fields({ items: itemsOf(playInput) }),
    output: results,
  },
  cancel: {
    about: 'Give back the stake of a bet before its lock, which closes its round',
    input: fields({
      session: text(1, 128),
      transactionId: key,
      targetTransactionId: key,
      roundId: key,
      notAfter: moment,
    }),
    output: transferResult,
  },
  settleMany: {
    about: 'Pay and close rounds that are still open, up to 500; after a 5xx repeat all',
    input: fields({
      items: itemsOf(
        fields({
          playerId: id,
          ...round,
          /** May be 0. */
          amount: money,
          validBet: money,
          /** Why the bet won or lost, for its player. */
          reason: z.optional(text(1, 200)),
        }),
      ),
    }),
    output: results,
  },
  reserve: {
    about: 'Set cash aside for a seat; its hands are played from it',
    input: fields({ session: text(1, 128), ...round, amount: money }),
    output: playResult,
  },
  release: {
    about: 'Give back all that is left of a reservation, which ends it',
    input: fields({ playerId: id, transactionId: key, roundId: key }),
    output: transferResult,
  },
  rollback: {
    about: 'Undo a debit or play, exactly, whether or not it has arrived',
    input: fields({ playerId: id, transactionId: key, targetTransactionId: key, roundId: key }),
    output: transferResult,
  },
  close: {
    about: 'End a round: it takes no more stakes',
    input: fields({ playerId: id, roundId: key }),
    output: transferResult,
  },
} as const

export type VendorVerb = keyof typeof vendorVerbs
export type VendorInput<V extends VendorVerb> = z.output<(typeof vendorVerbs)[V]['input']>
export type VendorValue<V extends VendorVerb> = z.output<(typeof vendorVerbs)[V]['output']>

/** Every answer, accepted or refused. A refusal may carry the balance. */
export type VendorAnswer<V extends VendorVerb> =
  | { success: true; value: VendorValue<V>; message: string }
  | { success: false; value: RefusedValue | null; message: string; code: string }

/** The balance, or the counter that a bet would exceed and what is left of it. */
export interface RefusedValue {
  balance?: string
  key?: string
  left?: string
}

/** LIST of requests to a transfer-wallet provider, signed the same way. */
export const transferVerbs = {
  transfer: {
    input: fields({
      id,
      playerId: id,
      direction: z.enum(['in', 'out']),
      amount: money,
      currency: z.string(),
    }),
    output: fields({ state: z.enum(['done', 'refused']), balance: z.string() }),
  },
  status: {
    input: fields({ id }),
    output: fields({ state: z.enum(['done', 'refused', 'unknown']) }),
  },
  balance: {
    input: fields({ playerId: id }),
    output: fields({ balance: z.string(), currency: z.string() }),
  },
} as const

export type TransferVerb = keyof typeof transferVerbs
