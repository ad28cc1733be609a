import { hkdfSync } from 'node:crypto'
import { StartError } from '#platform/config'
import type { Kit } from '#platform/kit'
import type { ProviderRegistry } from './registry.ts'
import type { JackpotOwners } from '../wallet-api/jackpot-owners.ts'
import type { ProviderGames, ProviderStore } from '../store/index.ts'

/** An in-house game studio. */
export interface InHouseProvider {
  code: string
  name: string
  /** Bets on draws, and for how long a round of theirs may stay open. */
  eventBets?: { roundHours: number } | undefined
  /** Page of the site that plays its games; omitted for games in a frame of their own. */
  launchPath?: string | undefined
}

/** The secret of a separately running studio; both sides derive it from APP_SECRET. */
export function inHouseSecret(appSecret: string, code: string): string {
  const bytes = hkdfSync('sha256', appSecret, 'fairhouse', `vendor ${code}`, 32)
  return Buffer.from(bytes).toString('base64url')
}

interface InHouseDeps {
  registry: ProviderRegistry
  store: ProviderStore
  jackpotOwners: JackpotOwners
}

/** An in-house provider with its games and jackpots. */
export interface InHouseGames extends ProviderGames {
  pots: readonly string[]
}

/** Registers in-house studios as providers, at start and when their settings change. */
export function createInHouseProviders(
  { config }: Kit,
  { registry, store, jackpotOwners }: InHouseDeps,
) {
  async function open({ code, name, eventBets, launchPath }: InHouseProvider): Promise<void> {
    const facts = {
      code,
      name,
      secret: inHouseSecret(config.appSecret, code),
      launchUrl: launchPath ?? `${config.gamesOrigin ?? ''}/play/?game={game}&ticket={ticket}`,
      hasTrial: true,
    }
    const known = registry.find(code)
    if (known?.isInHouse === false) {
      throw new StartError(`The code ${code} belongs to our own games: an outside vendor has it.`)
    }
    const isSame =
      known?.secret === facts.secret && known.launchUrl === facts.launchUrl && known.name === name
    const rest = { wallet: 'seamless', baseUrl: null, games: [], isInHouse: true } as const
    if (!isSame) await registry.put({ ...facts, ...rest })
    if (!eventBets) return
    const { roundHours } = eventBets
    if (known?.roundHours === roundHours && known.takesEventBets) return
    await store.setEventBets(code, roundHours)
    await registry.reload()
  }

  return {
    async open(vendors: readonly InHouseProvider[]): Promise<void> {
      for (const vendor of vendors) await open(vendor)
    },
    /** Replaces their jackpots and games; a known game keeps its switch. */
    async setGames(vendors: readonly InHouseGames[]): Promise<void> {
      for (const { code, pots: codes } of vendors)
        for (const jackpot of codes) await jackpotOwners.reserve(code, jackpot)
      const moved = await store.setInHouseGames(vendors)
      if (moved) {
        throw new StartError(`${moved.game} was played as a game of ${moved.vendor}: it stays so.`)
      }
      await registry.reload()
    },
  }
}
