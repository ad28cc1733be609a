import { beginGame, factsOf, gameOf, games, gameWith, vendors, type Game } from '@fairhouse/engines'
import { amountOf, currencies, isCurrency, toWire, type Currency } from '@fairhouse/money'
import { returnNames, type ReturnName } from '@fairhouse/protocol/vendor'
import { levelsOf } from '#levels'
import { heroOf, tilesPath } from '#tiles'
import type { Catalogue, StudioGame } from './catalogue.ts'
import { classOf, linesOf } from './class-of.ts'
import { gameProof, type GameProof } from './proof.ts'
import { houseTiles } from './tiles.ts'

/** All games of the house, each version of each, made ready when one is asked for. */
export function houseCatalogue(): Catalogue {
  const ready = new Map<Game, StudioGame>()
  return {
    find(code, which) {
      const game = typeof which === 'string' ? gameWith(code, which) : gameOf(code, which)
      if (!game) return undefined
      const known = ready.get(game) ?? studioGame(game)
      ready.set(game, known)
      return known
    },
  }
}

function studioGame(game: Game): StudioGame {
  const { config, ...facts } = factsOf(game)
  const { code, version, vendor, jackpot, returns } = game
  const begin = beginGame(game)
  const told = { ...facts, config: { ...config } }
  const more = { ...(jackpot && { jackpot }), ...(returns !== undefined && { returns }) }
  const pictures = Object.values(config.theme.symbols)
  return { code, version, vendor, begin, facts: told, pictures, ...more }
}

/** Under whose names our games are brought. */
export function houseVendors(): readonly { code: string; name: string }[] {
  return vendors
}

/** The codes of our pots. */
export const housePots = (): string[] => [
  ...new Set(games().flatMap(({ jackpot }) => jackpot?.code ?? [])),
]

/** A game as an operator lists it. */
export interface ListedGame {
  code: string
  name: string
  vendor: string
  /** How it pays. */
  classify: string
  /** Lines or ways; null where it has neither. */
  lines: number | null
  /** In per cent, with two decimals. */
  rtp: string
  /** The same by return, where it is certified with another. */
  rtps: Partial<Record<ReturnName, string>>
  minBets: Partial<Record<Currency, string>>
  /** The code of the pot that it fills. */
  pot: string | null
  proof: GameProof
  /** The address of its tile. */
  picture: string
  /** What a tile is made of where the picture does not come. */
  art: { hero: string; palette: string }
}

/** The newest version of each. */
export function houseList(): ListedGame[] {
  const minBets = minBetsBy()
  const files = new Map([...houseTiles()].map(([file, { code }]) => [code, file]))
  return games().flatMap((game) => {
    if (gameOf(game.code) !== game) return []
    const { model, theme } = game.config
    const { roundCredits, returnToPlayer } = factsOf(game)
    const listed = {
      code: game.code,
      name: game.name,
      vendor: game.vendor,
      classify: classOf(model),
      lines: linesOf(model),
      rtp: returnToPlayer.percent,
      rtps: rtpsOf(game),
      minBets: minBets(roundCredits),
      pot: game.jackpot?.code ?? null,
      proof: gameProof(game),
      picture: `${tilesPath}${files.get(game.code)}`,
      art: { hero: heroOf(game), palette: theme.palette },
    }
    return [listed]
  })
}

function rtpsOf(game: Game): ListedGame['rtps'] {
  const rtps: ListedGame['rtps'] = {}
  for (const name of returnNames) {
    const other = gameWith(game.code, name)
    if (other && other !== game) rtps[name] = factsOf(other).returnToPlayer.percent
  }
  return rtps
}

/** Least stakes by what a round costs, which many games have alike. */
function minBetsBy() {
  const known = new Map<number, ListedGame['minBets']>()
  return (roundCredits: number): ListedGame['minBets'] => {
    const bets = known.get(roundCredits) ?? leastBets(roundCredits)
    known.set(roundCredits, bets)
    return bets
  }
}

function leastBets(roundCredits: number): ListedGame['minBets'] {
  const bets: ListedGame['minBets'] = {}
  for (const currency of Object.keys(currencies)) {
    const [credit] = levelsOf(currency)
    if (!isCurrency(currency) || credit === undefined) continue
    bets[currency] = toWire(amountOf(credit * BigInt(roundCredits)))
  }
  return bets
}
