import { beginGame, factsOf, gameOf, games, gameWith, vendors, type Game } from '@fairhouse/engines'
import { amountOf, currencies, isCurrency, toWire, type Currency } from '@fairhouse/money'
import { returnNames, type ReturnName } from '@fairhouse/protocol/vendor'
import { levelsOf } from '#levels'
import { heroOf, tilesPath } from '#tiles'
import type { Catalogue, StudioGame } from './catalogue.ts'
import { classOf, linesOf } from './class-of.ts'
import { gameProof, type GameProof } from './proof.ts'
import { houseTiles } from './tiles.ts'

/** Catalogue of all our games in all versions, built on first use. */
export function houseCatalogue(): Catalogue {
  const cache = new Map<Game, StudioGame>()
  return {
    find(code, version) {
      const game = typeof version === 'string' ? gameWith(code, version) : gameOf(code, version)
      if (!game) return undefined
      const cached = cache.get(game) ?? studioGame(game)
      cache.set(game, cached)
      return cached
    },
  }
}

function studioGame(game: Game): StudioGame {
  const { config, ...facts } = factsOf(game)
  const { code, version, vendor, jackpot, returns } = game
  const begin = beginGame(game)
  const publicFacts = { ...facts, config: { ...config } }
  const optional = { ...(jackpot && { jackpot }), ...(returns !== undefined && { returns }) }
  const pictures = Object.values(config.theme.symbols)
  return { code, version, vendor, begin, facts: publicFacts, pictures, ...optional }
}

/** Our own game brands. */
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
  /** Class of the game. */
  classify: string
  /** Number of lines or ways; null where it has neither. */
  lines: number | null
  /** In per cent, with two decimals. */
  rtp: string
  /** RTP by other certified returns. */
  rtps: Partial<Record<ReturnName, string>>
  minBets: Partial<Record<Currency, string>>
  /** Code of the pot that it contributes to. */
  pot: string | null
  proof: GameProof
  /** The address of its tile. */
  picture: string
  /** Shown while or instead of the tile. */
  art: { hero: string; palette: string }
}

/** Lists the newest version of each game. */
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

/** Minimum stakes by the cost of a round, which many games share. */
function minBetsBy() {
  const cached = new Map<number, ListedGame['minBets']>()
  return (roundCredits: number): ListedGame['minBets'] => {
    const bets = cached.get(roundCredits) ?? computeMinBets(roundCredits)
    cached.set(roundCredits, bets)
    return bets
  }
}

function computeMinBets(roundCredits: number): ListedGame['minBets'] {
  const bets: ListedGame['minBets'] = {}
  for (const currency of Object.keys(currencies)) {
    const [credit] = levelsOf(currency)
    if (!isCurrency(currency) || credit === undefined) continue
    bets[currency] = toWire(amountOf(credit * BigInt(roundCredits)))
  }
  return bets
}
