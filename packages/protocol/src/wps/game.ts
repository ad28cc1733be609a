import * as z from 'zod/mini'
import { everyone } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, text } from '../fields.ts'
import { wireOpens, type FromWire } from '../wire-names.ts'

/** A game in lists, with the data that its launch needs. */
export const gameItem = fields({
  nodeId: z.int(),
  vassalage: z.string(),
  vendor: z.string(),
  /** Repeats `gameCode`: launch objects have both. */
  code: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  gameType: z.string(),
  gameClassify: z.string(),
  isGame: z.enum(wireOpens),
  accountTypeName: z.string(),
  defaultPlayType: z.nullable(z.string()),
  /** Minimum stake of a round in the brand's currency; null if the provider does not report it. */
  minBet: z.nullable(z.string()),
  lineNum: z.nullable(z.int()),
  /** Exact return in per cent, two decimals, rounded down; null if not proved. */
  rtp: z.nullable(z.string()),
  isHot: z.boolean(),
  isInHouse: z.boolean(),
  /** Whether it has demo play. */
  hasTrial: z.boolean(),
  /** Address of the tile, or null: the tile is then drawn from `art`. */
  picture: z.nullable(z.string()),
  art: z.nullable(fields({ hero: z.string(), palette: z.string() })),
})

export type WireGame = z.output<typeof gameItem>
/** A game by our names. */
export type GameItem = FromWire<WireGame>

const digits = (max: number) => z.string().check(z.regex(/^\d+$/), z.maxLength(max))
const gamePage = { list: z.array(gameItem), totalPages: z.int(), total: z.int() }
const paged = { pageNo: z.optional(digits(5)), pageSize: z.optional(digits(3)) }
/** Sent by every client of the specification; ignored here. */
const device = {
  clientType: z.optional(text(0, 16)),
  platform: z.optional(text(0, 64)),
  channel: z.optional(text(0, 32)),
  merchant: z.optional(text(0, 64)),
  language: z.optional(text(0, 16)),
}

export const gameSorts = ['popular', 'name', 'new', 'rtp'] as const

export const gameList = defineCall({
  method: 'GET',
  path: '/wps/game/list',
  about: 'Games by category, vendor, kind and name',
  who: everyone,
  input: fields({
    ...device,
    gameType: z.optional(text(0, 16)),
    /** `1`: in-house games only. */
    inHouse: z.optional(z.literal('1')),
    /** `1`: games of providers without a balance of their own. */
    seamless: z.optional(z.literal('1')),
    vassalage: z.optional(text(0, 32)),
    gameClassify: z.optional(text(0, 32)),
    gameName: z.optional(text(0, 64)),
    /** Maximum of the minimum stake; games with an unknown one are included. */
    minBet: z.optional(text(0, 16)),
    /** Minimum number of lines. */
    minLineNum: z.optional(digits(4)),
    sort: z.optional(z.enum(gameSorts)),
    ...paged,
  }),
  output: fields(gamePage),
  refusals: [],
  rate: 'read',
})

export const hotGames = defineCall({
  method: 'GET',
  path: '/wps/game/hot',
  about: 'What the brand shows as hot',
  who: everyone,
  input: fields({
    ...device,
    merchantCode: z.optional(text(0, 64)),
    isPlatform: z.optional(text(0, 4)),
    vassalage: z.optional(text(0, 32)),
  }),
  output: fields({ list: z.array(gameItem) }),
  refusals: [],
  rate: 'read',
})

export const recentGames = defineCall({
  method: 'GET',
  path: '/wps/game/recent',
  about: 'What this account has started, the last first',
  who: ['trial', 'member', 'agent'],
  input: fields({ ...device, ...paged }),
  output: fields(gamePage),
  refusals: [],
  rate: 'read',
})

export const favouriteGames = defineCall({
  method: 'GET',
  path: '/wps/game/favourites',
  about: 'What this account has marked, the last first',
  who: ['member', 'agent'],
  input: fields({ ...device, ...paged }),
  output: fields({ content: z.array(gameItem), totalPages: z.int() }),
  refusals: [],
  rate: 'read',
})

const favourite = fields({
  nodeId: z.int(),
  vendor: z.optional(text(1, 32)),
  gameType: z.optional(text(1, 16)),
})

export const addFavourite = defineCall({
  method: 'PUT',
  path: '/wps/game/favourites',
  about: 'Mark a game',
  who: ['member', 'agent'],
  input: favourite,
  output: fields({ isFavourite: z.literal(true) }),
  refusals: ['not_found', 'too_many_requests'],
  rate: 'write',
})

export const removeFavourite = defineCall({
  method: 'POST',
  path: '/wps/game/favourites/remove',
  about: 'Take the mark from a game',
  who: ['member', 'agent'],
  input: favourite,
  output: fields({ isFavourite: z.literal(false) }),
  refusals: ['not_found'],
  rate: 'write',
})

export const gameVendors = defineCall({
  method: 'GET',
  path: '/wps/game/vendors',
  about: 'Who brings games to this brand',
  who: everyone,
  input: fields({ ...device }),
  output: fields({
    list: z.array(
      fields({
        vassalage: z.string(),
        name: z.string(),
        gameTypes: z.array(z.string()),
        isHot: z.boolean(),
        isInHouse: z.boolean(),
      }),
    ),
  }),
  refusals: [],
  rate: 'read',
})

export const gameOne = defineCall({
  method: 'GET',
  path: '/wps/game/one',
  about: 'A game by its number or by its code',
  who: everyone,
  input: fields({
    ...device,
    nodeId: z.optional(digits(12)),
    gameCode: z.optional(text(1, 64)),
  }),
  output: gameItem,
  refusals: ['not_found'],
  rate: 'read',
})

export const roomList = defineCall({
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  about: 'Rooms of games between people, with their stakes and seats',
  who: everyone,
  input: fields({ ...device, vassalage: z.optional(text(0, 32)) }),
  output: fields({
    list: z.array(
      fields({
        roomId: z.string(),
        game: z.string(),
        gameCode: z.string(),
        nodeId: z.int(),
        stakes: z.string(),
        seats: z.int(),
        players: z.int(),
      }),
    ),
  }),
  refusals: [],
  rate: 'read',
})

export const launchGame = defineCall({
  method: 'POST',
  path: '/wps/game/launchGame',
  about: 'Start a game: an address with a ticket that is used once',
  who: ['trial', 'member', 'agent'],
  input: fields({
    gameId: z.optional(text(1, 64)),
    gameCode: z.optional(text(1, 64)),
    roomId: z.optional(text(1, 64)),
    nodeId: z.optional(z.int()),
    /** 1: real money; 4: play money, as trial accounts always use. */
    accountType: z.optional(z.union([z.literal(1), z.literal(4)])),
    /** Of a lottery: the kind of bet to begin with. */
    playType: z.optional(text(1, 32)),
    confirmTrans: z.optional(z.literal(0)),
    vassalage: z.optional(text(0, 32)),
    /** LOTT: a lottery of an area, by the fields below. */
    launchMode: z.optional(z.enum(['GLS', 'LOTT'])),
    lottoArea: z.optional(z.literal('VN')),
    /** Without it, the most popular lottery of the area. */
    lottoGameCode: z.optional(text(1, 64)),
    lottoView: z.optional(z.enum(['betting', 'lobby'])),
    device: z.optional(z.enum(['WEB', 'MOBILE'])),
    /** Address of this site to return to. */
    backUrl: z.optional(text(0, 512)),
    platform: z.optional(text(0, 64)),
    clientType: z.optional(z.union([z.int(), text(0, 4)])),
    /** Must match the session or be absent. */
    username: z.optional(text(0, 64)),
    token: z.optional(text(0, 128)),
    merchantCode: z.optional(text(0, 64)),
    language: z.optional(text(0, 16)),
  }),
  output: fields({
    game_url: z.string(),
    game_url2: z.optional(z.string()),
    mode: z.enum(['real', 'trial']),
    /** Id of a stay at a transfer-wallet provider, sent back when the player leaves the game. */
    stay: z.optional(z.uuid()),
    game: gameItem,
  }),
  refusals: [
    'not_found',
    'terms_not_accepted',
    'not_allowed',
    'excluded',
    'identity_needed',
    'account_dormant',
    'free_play_off',
    'game_closed',
  ],
  rate: 'write',
})
