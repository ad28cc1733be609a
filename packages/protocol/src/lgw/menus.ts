import * as z from 'zod/mini'
import { everyone, signedIn } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none, text } from '../fields.ts'
import { wireOpens } from '../wire-names.ts'
import { gameItem } from '../wps/game.ts'

/** LIST of game categories, with the names of the specification. */
export const gameCategories = [
  'RNG',
  'FISH',
  'PVP',
  'LIVE',
  'ELOTT',
  'LOTT',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
] as const

export type GameCategory = (typeof gameCategories)[number]

const menuVendor = fields({
  vassalage: z.string(),
  name: z.string(),
  isHot: z.boolean(),
  isInHouse: z.boolean(),
  /** Whether stakes come from the balance here; other providers have a transfer wallet. */
  isSeamless: z.boolean(),
  /**
   * VASSALAGE: a provider with a list of games; GAME: a provider with one game, launched directly.
   */
  isGame: z.enum(wireOpens),
  accountTypeName: z.string(),
  gameCode: z.nullable(z.string()),
  games: z.int(),
})

export const gameMenus = defineCall({
  method: 'GET',
  path: '/lgw/games/game_menus',
  about: 'Vendors by category; a category without anything to play is left out',
  who: everyone,
  input: none,
  output: fields({
    list: z.array(
      fields({
        gameCategory: z.enum(gameCategories),
        /** Classifications within the category; their texts are in the area `lobby`. */
        gameClassify: z.array(z.string()),
        vendors: z.array(menuVendor),
        /** The first games shown in the category. */
        cards: z.array(gameItem),
      }),
    ),
  }),
  refusals: [],
  rate: 'read',
})

/** Prize modes of lotteries, in any case. */
const prizeMode = z.optional(z.string().check(z.regex(/^(?:lott|zy|elott|sea)$/i)))
const device = z.optional(z.literal('WEB'))

const lotteries = {
  method: 'GET',
  input: fields({ prizeMode, device, language: z.optional(text(0, 16)) }),
  output: fields({ list: z.array(gameItem) }),
  refusals: [],
  rate: 'read',
} as const

export const lotteryMenu = defineCall({
  ...lotteries,
  path: '/lgw/vn/games/game_menu',
  about: 'Lotteries of the brand, of one prize mode or of all, the most popular first',
  who: everyone,
})

export const recentLotteries = defineCall({
  ...lotteries,
  path: '/lgw/vn/games/game_menu/recent',
  about: 'Lotteries that this account has started, the last first',
  who: signedIn,
})
