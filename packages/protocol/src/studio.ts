import * as z from 'zod/mini'
import { fields, text } from './fields.ts'
import { marketRules } from './vendor.ts'

/**
 * How a game client speaks to the in-house studio: JSON, the usual envelope, a bearer of the
 * studio's own in `Authorization`, no cookies (the frame has an opaque origin).
 */
export const studioPath = '/studio/v1'

/** LIST of refusals of the studio, with their HTTP status. */
export const studioRefusals = {
  bad_request: 400,
  session_expired: 401,
  not_found: 404,
  /** Another round of this game is not over. */
  round_open: 409,
  /** The same id came with other content. */
  id_conflict: 409,
  /** No client seed was given for a published hash: read `seeds`, then give one by `rotate`. */
  seed_required: 409,
  /** The hash is not that of the next server seed: it was used meanwhile. Read `seeds` again. */
  seed_changed: 409,
  /** The market's rules do not allow it. */
  not_allowed: 403,
  too_soon: 429,
  bet_not_offered: 422,
  insufficient_funds: 422,
  limit_reached: 422,
  player_blocked: 403,
  game_closed: 403,
  internal_error: 500,
  /** The wallet does not answer: ask again with the same id, nothing is lost or doubled. */
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
 * When the hash of the server seed was published and when the client seed was given for it. Null
 * for pairs made before hashes were published first.
 */
const seedTimes = { hashPublishedAt: z.nullable(at), clientSeedAt: z.nullable(at) }

/**
 * What fairness is proved by: the hash before, the seed itself after it was rotated out. The hash
 * of the next server seed is published before a client seed for it is accepted.
 */
const seeds = fields({
  /** Null until a client seed was given. Without `hashPublishedAt` it begins no more rounds. */
  current: z.nullable(
    fields({
      serverSeedHash: sha256,
      clientSeed: z.string(),
      /** Of the next round. */
      nonce: z.int(),
      ...seedTimes,
    }),
  ),
  next: fields({ serverSeedHash: sha256, hashPublishedAt: at }),
})

/** A part of a stake, exactly, and in per cent with two decimals. */
const part = fields({ numerator: z.string(), denominator: z.string(), percent: z.string() })
const maxWin = fields({ timesStake: z.string(), oneIn: z.string() })

/** What anybody may know of a game, without an account: its rules as data, its exact return. */
export const gameFacts = fields({
  code: z.string(),
  /** In English; some have names in other languages too, which the client knows. */
  name: z.string(),
  kind: z.string(),
  version: z.int(),
  /** The certified configuration: reels, paytable, features, theme. */
  config: z.looseObject({}),
  /** Credits that one round costs. */
  roundCredits: z.int(),
  returnToPlayer: part,
  /** One in so many rounds pays something, as a decimal; and the most that one can pay. */
  hitRate: z.string(),
  maxWin,
  volatility: z.enum(['low', 'medium', 'high']),
  /** Of rounds whose feature is bought, in times of their own price; where it is for sale. */
  bought: z.optional(
    fields({ credits: z.int(), returnToPlayer: part, hitRate: z.string(), maxWin }),
  ),
  /** A pot that takes a share of every stake and gives all of it back, beside the return above. */
  jackpot: z.optional(
    fields({
      code: z.string(),
      share: part,
      percentWith: z.string(),
      /** Each of the least credits that a stake is made of is a chance in so many. */
      oneIn: z.int(),
    }),
  ),
})

/** There, and true, while the pot is switched off: nothing goes in and nobody can win it. */
const isPotOff = z.optional(z.literal(true))

/** What a round put into a pot, how many chances it had, and what it won if it was drawn. */
const roundJackpot = fields({
  code: z.string(),
  chances: z.int(),
  contribution: z.string(),
  win: z.nullable(z.string()),
})

/** As it is stored: letters may be sent in capitals. */
const roundId = z.uuid().check(z.toLowerCase())

/** A round as its player sees it. Amounts are credits × the worth of a credit. */
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
  /** Beside the events and the win, which are the game's own. */
  jackpot: z.optional(roundJackpot),
  actions: z.array(action),
  /** What the player sees of a round that wants another action. */
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

const acted = fields({ round: roundView, balance: z.string() })

/** LIST of the studio's calls. `session`: who plays; `anybody`: no bearer needed. */
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
      /** What a credit may be worth, least first. */
      credits: z.array(z.string()),
      /** What is in the game's pot. */
      pot: z.optional(z.string()),
      isPotOff,
      seeds,
      round: z.nullable(roundView),
      last: z.nullable(roundView),
    }),
  },
  act: {
    method: 'POST',
    path: '/act',
    about: 'Begin a round, or go on with one; the id is the client’s, and a repeat gets the same',
    who: 'session',
    input: fields({
      id: roundId,
      /** Which action of the round this is, from 0. */
      step: z.int().check(z.minimum(0), z.maximum(1000)),
      credit: money,
      action,
      /** Played by itself; refused where the market has no autoplay. */
      auto: z.optional(z.boolean()),
    }),
    output: acted,
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
      /** Null when these are the first seeds. */
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

export type StudioCall = keyof typeof studioCalls
export type StudioInput<C extends StudioCall> = z.output<(typeof studioCalls)[C]['input']>
export type StudioValue<C extends StudioCall> = z.output<(typeof studioCalls)[C]['output']>
export type RoundView = z.output<typeof roundView>
export type GameFacts = z.output<typeof gameFacts>
