import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gameNames } from '@fairhouse/i18n/server'
import type { InHouse, InHouseList, OwnGame } from '@fairhouse/server'
import {
  houseList,
  houseVendors,
  lotteryGames,
  lotteryProviders,
  type ListedGame,
  type LotteryProvider,
} from '@fairhouse/studio'

/** LIST of our flagships and the tints of their tiles. */
const tints: Readonly<Record<string, string>> = {
  'lucky-orchard': 'forest',
  'dragon-pearl': 'dusk',
  'lantern-river': 'ember',
  'monsoon-tiger': 'jade',
  'coral-crown': 'teal',
  'sugar-comet': 'violet',
  'nine-suns': 'gold',
  'moon-bakery': 'rose',
  'spring-envelopes': 'ruby',
}

/** House of the flagships, listed before all others. */
const flagships = 'FAIRHOUSE'

/** A chase of daily draws is open for weeks, over closures too. */
const lotteryRoundHours = 24 * 60

const vendors = () => [
  ...houseVendors(),
  ...lotteryProviders.map(({ code, name }) => ({
    code,
    name,
    eventBets: { roundHours: lotteryRoundHours },
    launchPath: `${lotteryPages[code]}?gameCode={game}&playType={playType}&ticket={ticket}`,
  })),
]

/** LIST of the pages that play the lotteries of a provider. */
const lotteryPages = {
  TCG_SEA: '/lottery',
  TCG_LOTTO_VN: '/vnlottery',
  LOTT: '/lottery',
  ELOTT: '/lottery',
} as const satisfies Record<LotteryProvider, string>

/** All in-house games. The lists are large, so they are built on demand. */
export function inHouse(): InHouse {
  const lists = () => [...listsOf(houseList()), ...lotteryLists()]
  return { vendors: vendors(), sha256: hash('sha256', program() ?? serialize(lists())), lists }
}

/** The in-house games that match a filter. */
export function someInHouse(isIncluded: (game: ListedGame) => boolean): InHouse {
  const lists = () => [...listsOf(houseList().filter(isIncluded)), ...lotteryLists()]
  return { vendors: vendors(), sha256: hash('sha256', serialize(lists())), lists }
}

const serialize = (lists: readonly InHouseList[]) => Buffer.from(JSON.stringify(lists))

/** A built program is hashed instead of its lists, which is faster: the lists follow from it. */
function program(): Buffer | undefined {
  const file = fileURLToPath(import.meta.url)
  return file.endsWith('.js') ? readFileSync(file) : undefined
}

/** Game rows by provider; the rank is the position in the list. */
function listsOf(list: readonly ListedGame[]): InHouseList[] {
  const byVendor = Map.groupBy(list.entries(), ([, { vendor }]) => vendor)
  return houseVendors().flatMap(({ code, name }) => {
    const own = byVendor.get(code)
    if (!own) return []
    const pots = new Set(own.flatMap(([, { pot }]) => pot ?? []))
    const games = own.map(([rank, game]) => rowOf(game, rank))
    const proofs = Object.fromEntries(own.map(([, game]) => [game.code, game.proof]))
    return [{ code, name, games, pots: [...pots], proofs }]
  })
}

/** Lotteries come last in lists of all games: they have pages of their own. */
const afterAllSlots = 100_000

/** Lotteries by provider. */
function lotteryLists(): InHouseList[] {
  return lotteryProviders.map(({ code, name, gameType }) => ({
    code,
    name,
    pots: [],
    games: lotteryGames
      .filter(({ provider }) => provider === code)
      .map((game) => ({
        code: game.code,
        rank: afterAllSlots,
        names: { ...game.names },
        gameType,
        accountTypeName: code,
        classify: game.group,
        hasTrial: true,
      })),
  }))
}

function rowOf(listed: ListedGame, rank: number): OwnGame {
  const { name, art, vendor, pot: _pot, proof: _proof, ...game } = listed
  const tint = tints[game.code]
  return {
    ...game,
    rank,
    names: { EN: name, ...gameNames(game.code) },
    art: tint === undefined ? art : { hero: art.hero, palette: tint },
    gameType: 'RNG',
    hasTrial: true,
    isHot: vendor === flagships,
  }
}
