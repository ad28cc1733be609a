import * as z from 'zod/mini'
import { everyone } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none } from '../fields.ts'
import { wireOpens } from '../wire-names.ts'
import { gameItem } from '../wps/game.ts'

/** LIST of the categories of games, by the specification's names. */
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
  /** Its stakes come from the balance here; others have a transfer wallet. */
  isSeamless: z.boolean(),
  /** VASSALAGE: its games are chosen from a list; GAME: it has one, which is started. */
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
        /** Kinds within the category that games are sorted into: words of the area `lobby`. */
        gameClassify: z.array(z.string()),
        vendors: z.array(menuVendor),
        /** What is shown first of the category. */
        cards: z.array(gameItem),
      }),
    ),
  }),
  refusals: [],
  rate: 'read',
})
