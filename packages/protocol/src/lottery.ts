import * as z from 'zod/mini'
import { fields, text } from './fields.ts'
import { studioRefusals } from './studio.ts'
import { marketRules } from './vendor.ts'

/**
 * Calls of the lotteries, under the path of the studio and in the same envelope. A session comes
 * from `lotteryOpen` with the ticket of a launch; it plays all lotteries of its provider.
 */
export const lotteryRefusals = {
  ...studioRefusals,
  /** The draw takes no more bets, or no more cancels. Final for the id of the bet. */
  too_late: 409,
  /** Other prices hold now: read them again. */
  prices_changed: 409,
  /** `value` has the index of the line and its fault. */
  line_refused: 422,
  /** The whole bet is above a limit of the game: `value` has its name and what it allows. */
  bet_refused: 422,
  /** The house takes no more on this: `value` has the line and how much of it is left. */
  liability_reached: 422,
} as const

export type LotteryRefusal = keyof typeof lotteryRefusals

/** LIST of faults of a line besides those of its picks. */
export const stakeFaults = ['stake_step', 'line_limit', 'too_many_numbers'] as const

/** What a refusal says besides its name. */
export interface RefusedBet {
  /** Index of the line at fault. */
  line?: number
  /** A fault of the engine, or one of `stakeFaults`. */
  fault?: string
  field?: number
  pick?: string
  entry?: number
  /** Of a limit. */
  max?: string
  /** How much more this number, or else this draw, may pay. */
  left?: string
}

const money = z.string().check(z.regex(/^\d{1,14}(\.\d{1,4})?$/))
const at = z.iso.datetime()
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** As stored: lower case. */
const betId = z.uuid().check(z.toLowerCase())
const gameCode = text(1, 64)
const drawNumber = text(1, 32)

/** A draw's numbers, in the form of its lottery. */
const result = z.unknown()

export const eventStates = [
  'scheduled',
  'open',
  'locked',
  'resulted',
  'settling',
  'settled',
  'void',
] as const

const maxLines = 100
/** Draws of a chase. */
const maxChase = 20
/** Fields of a bet type, as the ten positions of PK10. */
const maxFields = 20
const picks = z.array(z.array(text(1, 16)).check(z.maxLength(10_000))).check(z.maxLength(maxFields))
const entries = z.array(picks).check(z.maxLength(5000))

/** A line of a slip: picks of a bet type, or units that were entered one by one. */
const betLine = fields({
  betType: text(1, 32),
  selection: z.optional(picks),
  entries: z.optional(entries),
  /** The base stake, which every unit costs times the charge of the bet type. */
  unit: money,
})

const percentOf = fields({
  numerator: z.string(),
  denominator: z.string(),
  percent: z.string(),
})

const betTypeView = fields({
  id: z.string(),
  kind: z.enum(['single', 'cross']),
  /** What a unit costs, in base stakes. */
  charge: z.string(),
  takesBankers: z.boolean(),
  /** The exact return; of bet types that are paid by one of several prizes. */
  returnToPlayer: z.optional(percentOf),
  prizes: z.array(
    fields({
      id: z.string(),
      /** Decimal, stake included, for a base stake. */
      price: z.string(),
      /** Where each prize is a bet of its own. */
      returnToPlayer: z.optional(percentOf),
    }),
  ),
  fields: z.array(
    fields({
      name: z.string(),
      /** Number of picks of a unit. */
      size: z.int(),
      maxPicks: z.int(),
      /** Every number of so many digits may be picked; else `picks` lists them. */
      digits: z.optional(z.int()),
      picks: z.optional(z.array(z.string())),
    }),
  ),
})

/** What can be bet on the draws of a game now. */
const rulesView = fields({
  game: z.string(),
  /** Id of the engine. */
  rules: z.string(),
  /** Named by every bet: a bet at other prices is refused. */
  prices: sha256,
  betTypes: z.array(betTypeView),
})

const limitsView = fields({
  /** A base stake is a multiple of it. */
  step: z.string(),
  maxLineStake: z.string(),
  maxBetStake: z.string(),
  maxBetPayout: z.string(),
})

const drawView = fields({
  number: z.string(),
  state: z.enum(eventStates),
  /** The last moment for bets and cancels. */
  locksAt: at,
  drawsAt: at,
  /** Id of its price list. */
  prices: sha256,
  /** Null until it is drawn. */
  result,
})

const lineWin = fields({
  prize: z.string(),
  times: z.string(),
  picks: z.array(z.array(z.string())),
  /** In which ranks of prizes the picks were found, one entry for each number. */
  ranks: z.optional(z.array(z.string())),
})

/** A bet as its player sees it. */
const betView = fields({
  id: betId,
  game: z.string(),
  number: z.string(),
  locksAt: at,
  drawsAt: at,
  /** Open until it is paid. */
  state: z.enum(['open', 'settled', 'cancelled', 'void']),
  mode: z.enum(['real', 'trial']),
  currency: z.string(),
  stake: z.string(),
  /** Null while it is open. */
  payout: z.nullable(z.string()),
  lines: z.array(
    fields({
      betType: z.string(),
      selection: z.optional(picks),
      entries: z.optional(entries),
      unit: z.string(),
      units: z.string(),
      stake: z.string(),
      maxPayout: z.string(),
      /** How the line ended. */
      end: z.optional(
        fields({
          outcome: z.enum(['won', 'lost', 'push']),
          payout: z.string(),
          wins: z.array(lineWin),
        }),
      ),
    }),
  ),
  /** Of the bet, in the list from which the salt of the draw is made. */
  hash: sha256,
  prices: sha256,
  /** The chase that it belongs to. */
  chase: z.nullable(betId),
  at,
})

const draw = fields({
  game: z.string(),
  ...drawView.shape,
  rules: z.string(),
  /** Published before the draw took bets; null where other draws make the result. */
  commitment: z.nullable(sha256),
  /** Position of the seed after the commitment. */
  place: z.nullable(z.int()),
  salt: z.nullable(sha256),
  /** Revealed with the result. */
  seed: z.nullable(sha256),
  /** Games whose draws of this number are the result. */
  parts: z.array(z.string()),
  /** Number of hashes that make the salt: of accepted bets for money. */
  hashes: z.int(),
  voidReason: z.nullable(z.string()),
})

/** LIST of the calls of the lotteries. */
export const lotteryCalls = {
  lotteryGames: {
    method: 'GET',
    path: '/lottery/games',
    about: 'All lotteries, each with the draw that takes bets now and the last result',
    who: 'anybody',
    input: fields({}),
    output: fields({
      serverTime: at,
      /** Zone of schedules and issue numbers. */
      zone: z.string(),
      games: z.array(
        fields({
          code: z.string(),
          provider: z.string(),
          group: z.string(),
          names: z.record(z.string(), z.string()),
          /** Minutes between draws; null for one a day at most. */
          minutes: z.nullable(z.int()),
          current: z.nullable(drawView),
          last: z.nullable(drawView),
        }),
      ),
    }),
  },
  lotteryRules: {
    method: 'GET',
    path: '/lottery/rules',
    about: 'Bet types with prices and exact returns: of a draw, or of the one that takes bets now',
    who: 'anybody',
    input: fields({ game: gameCode, number: z.optional(drawNumber) }),
    output: rulesView,
  },
  lotteryDraws: {
    method: 'GET',
    path: '/lottery/draws',
    about: 'The draws that take bets, the next first; a bet names its draw',
    who: 'anybody',
    input: fields({ game: gameCode }),
    output: fields({ serverTime: at, list: z.array(drawView) }),
  },
  lotteryResults: {
    method: 'GET',
    path: '/lottery/results',
    about: 'Past draws, the last first; `before` is the number of the last one seen',
    who: 'anybody',
    input: fields({ game: gameCode, before: z.optional(drawNumber) }),
    output: fields({ list: z.array(drawView), hasMore: z.boolean() }),
  },
  lotteryDraw: {
    method: 'GET',
    path: '/lottery/draw',
    about: 'A draw with all that verifies it',
    who: 'anybody',
    input: fields({ game: gameCode, number: drawNumber }),
    output: draw,
  },
  lotteryHashes: {
    method: 'GET',
    path: '/lottery/draw/hashes',
    about: 'Hashes of the bets of a locked draw in order; `after` is the last one seen',
    who: 'anybody',
    input: fields({ game: gameCode, number: drawNumber, after: z.optional(sha256) }),
    output: fields({ list: z.array(sha256), hasMore: z.boolean() }),
  },
  lotteryOpen: {
    method: 'POST',
    path: '/lottery/open',
    about: 'Turn a launch ticket into a session for the lotteries of its provider',
    who: 'anybody',
    input: fields({ ticket: text(1, 128), game: gameCode }),
    output: fields({
      session: z.string(),
      mode: z.enum(['real', 'trial']),
      balance: z.string(),
      currency: z.string(),
      language: z.string(),
      rules: marketRules,
      limits: limitsView,
    }),
  },
  lotteryBalance: {
    method: 'GET',
    path: '/lottery/balance',
    about: 'What the player has now',
    who: 'session',
    input: fields({}),
    output: fields({ balance: z.string(), currency: z.string() }),
  },
  lotteryBet: {
    method: 'POST',
    path: '/lottery/bet/place',
    about: 'Bet on a draw, accepted or refused as a whole; a repeat of the id gets the same',
    who: 'session',
    input: fields({
      id: betId,
      game: gameCode,
      number: drawNumber,
      prices: sha256,
      lines: z.array(betLine).check(z.minLength(1), z.maxLength(maxLines)),
    }),
    output: fields({ bet: betView, balance: z.string() }),
  },
  lotteryChase: {
    method: 'POST',
    path: '/lottery/chase',
    about:
      'The same bet on the next draws from one on, all stakes taken now or none; optionally the ' +
      'draws after the first win are given back. A repeat of the id gets the same',
    who: 'session',
    input: fields({
      id: betId,
      game: gameCode,
      /** The first draw. */
      number: drawNumber,
      draws: z.int().check(z.minimum(2), z.maximum(maxChase)),
      stopOnWin: z.boolean(),
      prices: sha256,
      lines: z.array(betLine).check(z.minLength(1), z.maxLength(maxLines)),
    }),
    /** In the order of draws. */
    output: fields({ bets: z.array(betView), balance: z.string() }),
  },
  lotteryStopChase: {
    method: 'POST',
    path: '/lottery/chase/stop',
    about: 'Cancel the bets of a chase whose lock is to come; a repeat gets the same',
    who: 'session',
    input: fields({ id: betId }),
    output: fields({ bets: z.array(betView), balance: z.string() }),
  },
  lotteryCancel: {
    method: 'POST',
    path: '/lottery/bet/cancel',
    about: 'Give the stake of an open bet back before its lock; a repeat gets the same',
    who: 'session',
    input: fields({ id: betId }),
    output: fields({ bet: betView, balance: z.string() }),
  },
  lotteryBetById: {
    method: 'GET',
    path: '/lottery/bet',
    about: 'An own bet by its id: whether it stands after a lost answer, and how it ended',
    who: 'session',
    input: fields({ id: betId }),
    output: fields({ bet: betView }),
  },
  lotteryBets: {
    method: 'GET',
    path: '/lottery/bets',
    about: 'Own bets with this provider, the last first; `before` is the id of the last one seen',
    who: 'session',
    input: fields({
      before: z.optional(betId),
      game: z.optional(gameCode),
      open: z.optional(z.enum(['true', 'false'])),
    }),
    output: fields({ list: z.array(betView), hasMore: z.boolean() }),
  },
} as const

export type LotteryCall = keyof typeof lotteryCalls
export type LotteryInput<C extends LotteryCall> = z.output<(typeof lotteryCalls)[C]['input']>
export type LotteryValue<C extends LotteryCall> = z.output<(typeof lotteryCalls)[C]['output']>
export type RulesView = z.output<typeof rulesView>
export type DrawView = z.output<typeof drawView>
export type BetView = z.output<typeof betView>
