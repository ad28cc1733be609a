import * as z from 'zod/mini'
import { staffOnly } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none, text } from '../fields.ts'
import { officeReason } from './staff.ts'

const vendor = z.string().check(z.regex(/^[A-Z0-9_-]{2,32}$/))
const game = text(1, 64)
/** Left out: for all brands that have chosen nothing of their own. */
const brandId = z.optional(z.uuid())

const brands = z.array(fields({ id: z.string(), code: z.string(), name: z.string() }))

/** What the process that answers has seen of a vendor's calls in the last hour. */
const health = fields({
  calls: z.int(),
  /** Turned away by a rule: no funds, a limit, a game that is closed. */
  refused: z.int(),
  /** Faults: ours, or no clear answer from a vendor that keeps balances of its own. */
  failed: z.int(),
  /** So many milliseconds or less took the middle one and 95 of 100; null without calls. */
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
        /** Brands that have it, when it is on. */
        brandIds: z.array(z.string()),
        categories: z.array(z.string()),
        games: z.int(),
        /** Those of them that are on. */
        gamesOn: z.int(),
        health,
        /** Rounds for money that were begun and have not ended. */
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
    /** A part of its name in any language, or of its code. */
    wanted: z.optional(text(0, 64)),
    /** The place after which the list goes on. */
    after: z.optional(z.string().check(z.regex(/^\d{1,7}$/))),
  }),
  output: fields({
    brands,
    vendor: fields({
      code: z.string(),
      name: z.string(),
      isInHouse: z.boolean(),
      isOn: z.boolean(),
      games: z.int(),
    }),
    list: z.array(
      fields({
        code: z.string(),
        names: z.record(z.string(), z.string()),
        gameType: z.string(),
        rtp: z.nullable(z.string()),
        place: z.int(),
        isHot: z.boolean(),
        /** For all brands. */
        isOn: z.boolean(),
        /** For the brand that was asked for; as above where none was. */
        isOnHere: z.boolean(),
        /** Whether the vendor's own list has it, and shows it in lists. */
        isInList: z.boolean(),
        isListed: z.boolean(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  refusals: ['not_found'],
  rate: 'read',
})

/** A return in per cent, with the band that chance allows, in 999 of 1000 cases. */
const judged = fields({
  rounds: z.int(),
  measured: z.nullable(z.string()),
  low: z.nullable(z.string()),
  high: z.nullable(z.string()),
  /** `unknown`: nothing is proved of it. `few`: too few rounds for an alarm. */
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
    vendors: z.array(fields({ name: z.string(), recent: judged, all: judged })),
    /** Alarms first, then those played most. */
    games: z.array(
      fields({
        vendor: z.string(),
        game: z.string(),
        name: z.string(),
        /** In per cent; from the least to the most where several are certified. */
        exact: z.nullable(z.string()),
        recent: judged,
        all: judged,
      }),
    ),
    /** How many have been played. */
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

const mostList = 4_000_000

export const importGames = defineCall({
  method: 'POST',
  path: '/office/api/catalogue/import',
  about: 'Put in a list of a vendor’s games, all of it or nothing: then its faults are told',
  who: staffOnly,
  permission: 'catalogueManage',
  input: fields({ vendor, file: text(1, 200), content: text(0, mostList) }),
  output: fields({
    added: z.int(),
    changed: z.int(),
    same: z.int(),
    /** What is wrong with a row, counted from 1, or with the list as a whole. */
    faults: z.array(fields({ row: z.nullable(z.int()), text: z.string() })),
  }),
  refusals: ['not_found'],
  rate: 'write',
  bodyBytes: 2 * mostList,
})
