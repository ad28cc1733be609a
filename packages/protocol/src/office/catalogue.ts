import * as z from 'zod/mini'
import { staffOnly } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none, text } from '../fields.ts'
import { officeReason } from './staff.ts'

const vendor = z.string().check(z.regex(/^[A-Z0-9_-]{2,32}$/))
const game = text(1, 64)
/** Left out for the default of all brands. */
const brandId = z.optional(z.uuid())

const brands = z.array(fields({ id: z.string(), code: z.string(), name: z.string() }))

/** A provider's calls in the last hour, as seen by the answering process. */
const health = fields({
  calls: z.int(),
  /** Calls refused by a rule: no funds, a limit, a closed game. */
  refused: z.int(),
  /** Faults: our own, or no clear answer from a transfer-wallet provider. */
  failed: z.int(),
  /** Median and 95th percentile of the duration in milliseconds; null without calls. */
  middleMs: z.nullable(z.number()),
  mostMs: z.nullable(z.number()),
})
export type VendorHealth = z.output<typeof health>

export const catalogueVendors = defineCall({
  method: 'GET',
  path: '/office/api/catalogue',
  about: 'All vendors: whether they are on and for whom, their games, calls and open rounds',
  who: staffOnly,
  permission: 'catalogueRead',
  input: none,
  output: fields({
    brands,
    list: z.array(
      fields({
        code: z.string(),
        name: z.string(),
        isInHouse: z.boolean(),
        wallet: z.enum(['seamless', 'transfer']),
        isOn: z.boolean(),
        /** Brands with the provider, if it is on. */
        brandIds: z.array(z.string()),
        categories: z.array(z.string()),
        games: z.int(),
        /** Number of those that are on. */
        gamesOn: z.int(),
        health,
        /** Open real-money rounds. */
        openRounds: z.int(),
        oldestOpenAt: z.nullable(z.iso.datetime()),
      }),
    ),
  }),
  refusals: [],
  rate: 'read',
})

export const catalogueGames = defineCall({
  method: 'GET',
  path: '/office/api/catalogue/games',
  about: 'The games of a vendor in their order, for one brand or where none has chosen',
  who: staffOnly,
  permission: 'catalogueRead',
  input: fields({
    vendor,
    brandId,
    /** Part of the game's name in any language, or of its code. */
    wanted: z.optional(text(0, 64)),
    /** Cursor: the position after which the next page begins. */
    after: z.optional(z.string().check(z.regex(/^\d{1,7}$/))),
  }),
  output: fields({
    brands,
    vendor: fields({
      code: z.string(),
      name: z.string(),
      isInHouse: z.boolean(),
      isOn: z.boolean(),
      /** At the requested brand; as `isOn` if none was requested. */
      isOnHere: z.boolean(),
      isStopped: z.boolean(),
      games: z.int(),
    }),
    /** Whether the site of the requested brand is closed. */
    isSiteClosed: z.boolean(),
    list: z.array(
      fields({
        code: z.string(),
        names: z.record(z.string(), z.string()),
        gameType: z.string(),
        rtp: z.nullable(z.string()),
        place: z.int(),
        isHot: z.boolean(),
        /** The default of all brands. */
        isOn: z.boolean(),
        /** The setting of the requested brand; the default if none was requested. */
        isOnHere: z.boolean(),
        isStopped: z.boolean(),
        /** Whether players of the requested brand find it; null if none was requested. */
        isPlayable: z.nullable(z.boolean()),
        /** Whether the provider's list has the game and marks it as listed. */
        isInList: z.boolean(),
        isListed: z.boolean(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  refusals: ['not_found'],
  rate: 'read',
})

/** An actual return in per cent, with its 99.9 % confidence band. */
const actualReturn = fields({
  rounds: z.int(),
  measured: z.nullable(z.string()),
  low: z.nullable(z.string()),
  high: z.nullable(z.string()),
  /** `unknown`: no proof exists. `few`: too few rounds for an alarm. */
  standing: z.enum(['none', 'unknown', 'few', 'within', 'outside']),
})

export const catalogueReturns = defineCall({
  method: 'GET',
  path: '/office/api/catalogue/returns',
  about: 'What games gave back in a brand, in 30 days and in all, against what was proved of them',
  who: staffOnly,
  permission: 'catalogueRead',
  input: fields({ brandId }),
  output: fields({
    brands,
    brandId: z.string(),
    vendors: z.array(fields({ name: z.string(), recent: actualReturn, all: actualReturn })),
    /** Alarms first, then by rounds played. */
    games: z.array(
      fields({
        vendor: z.string(),
        game: z.string(),
        name: z.string(),
        /** In per cent; a range from lowest to highest if several returns are certified. */
        exact: z.nullable(z.string()),
        recent: actualReturn,
        all: actualReturn,
      }),
    ),
    /** Number of games that were played. */
    total: z.int(),
  }),
  refusals: ['not_found'],
  rate: 'read',
})

export const switchCatalogue = defineCall({
  method: 'POST',
  path: '/office/api/catalogue/switch',
  about: 'Open or close a vendor or a game, for all brands or one; players see it within seconds',
  who: staffOnly,
  permission: 'catalogueManage',
  input: fields({
    vendor,
    game: z.optional(game),
    brandId,
    isOn: z.boolean(),
    reason: officeReason,
  }),
  output: none,
  refusals: ['not_found'],
  rate: 'write',
})

export const markHot = defineCall({
  method: 'POST',
  path: '/office/api/catalogue/hot',
  about: 'Mark a game as hot, or not any more; the next list of its vendor does not undo it',
  who: staffOnly,
  permission: 'catalogueManage',
  input: fields({ vendor, game, brandId, isHot: z.boolean() }),
  output: none,
  refusals: ['not_found'],
  rate: 'write',
})

export const orderGame = defineCall({
  method: 'POST',
  path: '/office/api/catalogue/order',
  about: 'Put a game to a place of its vendor’s list, from 1; the others make room',
  who: staffOnly,
  permission: 'catalogueManage',
  input: fields({ vendor, game, brandId, place: z.int().check(z.gte(1), z.lte(1_000_000)) }),
  output: none,
  refusals: ['not_found'],
  rate: 'write',
})

const maxListLength = 4_000_000

export const importGames = defineCall({
  method: 'POST',
  path: '/office/api/catalogue/import',
  about: 'Check a list of a vendor’s games and tell all its faults, or put in all of it',
  who: staffOnly,
  permission: 'catalogueManage',
  input: fields({
    vendor,
    file: text(1, 200),
    content: text(0, maxListLength),
    /** Only tells what would happen. */
    isPreview: z.optional(z.boolean()),
  }),
  output: fields({
    added: z.int(),
    changed: z.int(),
    same: z.int(),
    /** Errors by row, counted from 1; null for the whole list. */
    faults: z.array(fields({ row: z.nullable(z.int()), text: z.string() })),
  }),
  refusals: ['not_found'],
  rate: 'write',
  bodyBytes: 2 * maxListLength,
})
