import * as z from 'zod/mini'
import { fields, text } from './fields.ts'
import { marketRules } from './vendor.ts'

/**
 * Protocol between a game client and the in-house studio: JSON in the usual envelope, the studio's
 * own bearer token in `Authorization`, no cookies (the frame has an opaque origin). The calls of a
 * session work over a WebSocket too.
 */
export const studioPath = '/studio/v1'

/** LIST of refusals of the studio, with their HTTP status. */
export const studioRefusals = {
  bad_request: 400,
  session_expired: 401,
  not_found: 404,
  /** Another round of this game is open. */
  round_open: 409,
  /** The id was used before with other content. */
  id_conflict: 409,
  /** The published hash has no client seed yet: read `seeds`, then set one with `rotate`. */
  seed_required: 409,
  /** The hash is not that of the next server seed, which was used meanwhile: read `seeds` again. */
  seed_changed: 409,
  /** The market's rules forbid it. */
  not_allowed: 403,
  too_soon: 429,
  bet_not_offered: 422,
  insufficient_funds: 422,
  limit_reached: 422,
  player_blocked: 403,
  game_closed: 403,
  internal_error: 500,
  /** The wallet does not answer: repeat with the same id; nothing is lost or doubled. */
  try_again: 503,
  shutting_down: 503,
} as const

export type StudioRefusal = keyof typeof studioRefusals

const money = z.string().check(z.regex(/^\d{1,14}(\.\d{1,4})?$/))
const at = z.iso.datetime()
const event = z.looseObject({ type: z.string() })
const action = z.looseObject({ type: text(1, 32) })

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/**
 * Times when the hash of the server seed was published and the client seed set. Null for seeds from
 * before hashes were published first.
 */
const seedTimes = { hashPublishedAt: z.nullable(at), clientSeedAt: z.nullable(at) }

/**
 * Proof of fairness: the hash before play, the seed after it was rotated out. The hash of the next
 * server seed is published before a client seed for it is accepted.
 */
const seeds = fields({
  /** Null until a client seed is set. Without `hashPublishedAt` it begins no more rounds. */
  current: z.nullable(
    fields({
      serverSeedHash: sha256,
      clientSeed: z.string(),
      /** Nonce of the next round. */
      nonce: z.int(),
      ...seedTimes,
    }),
  ),
  next: fields({ serverSeedHash: sha256, hashPublishedAt: at }),
})

/** An exact share of a stake, also in per cent with two decimals. */
const share = fields({ numerator: z.string(), denominator: z.string(), percent: z.string() })
const maxWin = fields({ timesStake: z.string(), oneIn: z.string() })

/** Public facts of a game: its rules as data and its exact return. */
export const gameFacts = fields({
  code: z.string(),
  /** English name; the client knows translations of some names. */
  name: z.string(),
  kind: z.string(),
  version: z.int(),
  /** The certified configuration: reels, paytable, features, theme. */
  config: z.looseObject({}),
  /** Price of a round in credits. */
  roundCredits: z.int(),
  returnToPlayer: share,
  /** One in so many rounds pays, as a decimal; then the max win of a round. */
  hitRate: z.string(),
  maxWin,
  volatility: z.enum(['low', 'medium', 'high']),
  /** Facts of the bought feature, in multiples of its price, if it is for sale. */
  bought: z.optional(
    fields({ credits: z.int(), returnToPlayer: share, hitRate: z.string(), maxWin }),
  ),
  /**
   * A jackpot that takes a share of every stake and returns all of it, in addition to the return
   * above.
   */
  jackpot: z.optional(
    fields({
      code: z.string(),
      share,
      percentWith: z.string(),
      /** Every smallest credit of a stake has a chance of one in so many. */
      oneIn: z.int(),
    }),
  ),
})

/** Present and true while the jackpot is off: nothing goes in and nothing can be won. */
const isPotOff = z.optional(z.literal(true))

/** A round's contribution to a jackpot, its chances, and its win if it was drawn. */
const roundJackpot = fields({
  code: z.string(),
  chances: z.int(),
  contribution: z.string(),
  win: z.nullable(z.string()),
})

/** As stored: lower case; requests may use capitals. */
const roundId = z.uuid().check(z.toLowerCase())

/** A round as shown to its player. Amounts are credits × the value of a credit. */
export const roundView = fields({
  id: z.uuid(),
  game: z.string(),
  version: z.int(),
  state: z.enum(['open', 'settled', 'refused', 'void']),
  mode: z.enum(['real', 'trial']),
  credit: z.string(),
  stake: z.string(),
  win: z.string(),
  events: z.array(event),
  /** Separate from the events and win of the game itself. */
  jackpot: z.optional(roundJackpot),
  actions: z.array(action),
  /** The player's view of a round that waits for another action. */
  view: z.unknown(),
  balanceBefore: z.nullable(z.string()),
  balanceAfter: z.nullable(z.string()),
  at,
  endedAt: z.nullable(at),
  fairness: fields({
    serverSeedHash: z.string(),
    clientSeed: z.string(),
    nonce: z.int(),
    /** Null until the seed is rotated out. */
    serverSeed: z.nullable(z.string()),
    ...seedTimes,
  }),
})

const actOutput = fields({ round: roundView, balance: z.string() })

/** LIST of the studio's calls. `session`: needs a bearer token; `anybody`: open. */
export const studioCalls = {
  open: {
    method: 'POST',
    path: '/open',
    about: 'Turn a launch ticket into a session: the game, the balance, what was left open',
    who: 'anybody',
    input: fields({ ticket: text(1, 128), game: text(1, 64) }),
    output: fields({
      session: z.string(),
      game: gameFacts,
      mode: z.enum(['real', 'trial']),
      balance: z.string(),
      currency: z.string(),
      language: z.string(),
      rules: marketRules,
      /** Allowed values of a credit, lowest first. */
      credits: z.array(z.string()),
      /** Amount in the game's jackpot. */
      pot: z.optional(z.string()),
      isPotOff,
      seeds,
      round: z.nullable(roundView),
      last: z.nullable(roundView),
      /** Present and true while the game has not told that the player saw the last round end. */
      isUnseen: z.optional(z.literal(true)),
    }),
  },
  act: {
    method: 'POST',
    path: '/act',
    about: 'Begin a round, or go on with one; the id is the client’s, and a repeat gets the same',
    who: 'session',
    input: fields({
      id: roundId,
      /** Index of the action in the round, from 0. */
      step: z.int().check(z.minimum(0), z.maximum(1000)),
      credit: money,
      action,
      /** Autoplay; refused if the market forbids it. */
      auto: z.optional(z.boolean()),
    }),
    output: actOutput,
  },
  balance: {
    method: 'GET',
    path: '/balance',
    about: 'What the player has now',
    who: 'session',
    input: fields({}),
    output: fields({ balance: z.string(), currency: z.string() }),
  },
  pot: {
    method: 'GET',
    path: '/pot',
    about: 'What is in the pot of the game, for players of this brand and currency',
    who: 'session',
    input: fields({}),
    output: fields({ pot: z.string(), isPotOff }),
  },
  history: {
    method: 'GET',
    path: '/history',
    about: 'Own rounds of this game, the last first; `before` is the id of the last one seen',
    who: 'session',
    input: fields({ before: z.optional(roundId) }),
    output: fields({ list: z.array(roundView), hasMore: z.boolean() }),
  },
  seen: {
    method: 'POST',
    path: '/seen',
    about: 'The player saw this round of this game to its end; sent for rounds worth watching',
    who: 'session',
    input: fields({ id: roundId }),
    output: fields({}),
  },
  seeds: {
    method: 'GET',
    path: '/seeds',
    about: 'The seeds in use, and the hash of the next server seed',
    who: 'session',
    input: fields({}),
    output: seeds,
  },
  rotate: {
    method: 'POST',
    path: '/seeds/rotate',
    about:
      'Give a client seed for the next server seed, named by its published hash; the old server ' +
      'seed is revealed, so that its rounds can be verified. A repeat gets the same',
    who: 'session',
    input: fields({ clientSeed: text(1, 64), nextServerSeedHash: sha256 }),
    output: fields({
      /** Null if these are the first seeds. */
      revealed: z.nullable(
        fields({ serverSeed: z.string(), serverSeedHash: z.string(), rounds: z.int() }),
      ),
      seeds,
    }),
  },
  round: {
    method: 'GET',
    path: '/round',
    about: 'A round by its id, which cannot be guessed, without whose it was',
    who: 'anybody',
    input: fields({ id: roundId }),
    output: fields({ round: roundView, game: gameFacts }),
  },
  facts: {
    method: 'GET',
    path: '/game',
    about: 'Rules, paytable and exact return of a game; `returns` as the operator tells it',
    who: 'anybody',
    input: fields({ code: text(1, 64), returns: z.optional(text(1, 16)) }),
    output: gameFacts,
  },
} as const

/**
 * The calls of a session may also be made over a WebSocket. Its first message carries the session,
 * which is not part of the address; after its answer any number of calls may follow, answered in
 * any order in the envelope of HTTP with the request's id. An answer lost with the connection is
 * asked for again, over HTTP or another socket.
 */
export const studioSocketPath = `${studioPath}/socket`

/** Number of a message, chosen by the client and repeated in the answer. */
const messageId = z.int().check(z.minimum(0))

export const studioSocketSession = fields({ id: messageId, session: text(1, 128) })

export const studioSocketCall = fields({
  id: messageId,
  call: text(1, 32),
  body: z.looseObject({}),
})

export type StudioCall = keyof typeof studioCalls
export type StudioInput<C extends StudioCall> = z.output<(typeof studioCalls)[C]['input']>
export type StudioValue<C extends StudioCall> = z.output<(typeof studioCalls)[C]['output']>
export type RoundView = z.output<typeof roundView>
export type GameFacts = z.output<typeof gameFacts>
