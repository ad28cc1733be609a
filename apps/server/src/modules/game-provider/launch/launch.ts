import type { PlayMode } from '@fairhouse/protocol/vendor'
import { languageOf } from '@fairhouse/i18n/server'
import { gameStopOf, type Brand, type BrandModule } from '#modules/brand'
import type { MemberModule } from '#modules/member'
import { Refusal } from '#platform/http'
import type { Provider } from '../admin/registry.ts'
import type { ProviderDeps } from '../deps.ts'
import { fillLaunchUrl } from './launch-url.ts'
import { marketRules } from '../market-rules.ts'
import type { createWalletSessions } from '../transfer-wallets/wallet-sessions.ts'
import { fillTrial } from './trial-money.ts'

export interface LaunchRequest {
  game: string
  mode: PlayMode
  /** Required if two providers have a game with this code. */
  vendor?: string
  language?: string
  device?: string
  /** The URL to return to after the game. */
  back?: string
  room?: string
  playType?: string
}

export interface Launch {
  url: string
  ticket: string
  /** Always `trial` for a trial account. */
  mode: PlayMode
  /** The transfer-wallet session; the client names it when the game is left. */
  stay: string | undefined
}

type WalletSessions = Pick<ReturnType<typeof createWalletSessions>, 'start'>

/** The account type that plays for play money only. */
const trialAccountType = 4

/** The requested language if the brand supports it. */
function supportedLanguage({ languages }: Pick<Brand, 'languages'>, { language }: LaunchRequest) {
  const code = language === undefined ? undefined : languageOf(language)?.code
  return code !== undefined && languages.includes(code) ? code : null
}

/**
 * Launches games. Refuses: game closed, no free play, excluded, terms not accepted, not allowed.
 */
export function createLauncher(
  deps: ProviderDeps,
  brands: BrandModule,
  member: MemberModule,
  walletSessions: WalletSessions,
) {
  function findProvider({ vendor: code, game }: LaunchRequest): Provider {
    const provider = code === undefined ? deps.registry.findByGame(game) : deps.registry.find(code)
    if (!provider?.enabled || !provider.games.has(game)) throw new Refusal('game_closed')
    return provider
  }

  async function authorizeLaunch(memberId: string, provider: Provider, request: LaunchRequest) {
    const account = await member.find(memberId)
    const isAvailable = account && provider.gamesIn(account.brandId).has(request.game)
    if (!isAvailable) throw new Refusal('game_closed')
    const own = brands.byId(account.brandId)
    const { game: gameCode } = request
    if (gameStopOf(own, provider.code, gameCode, deps.kit.clock.now())) {
      throw new Refusal('game_closed')
    }
    const mode = account.type === trialAccountType ? 'trial' : request.mode
    const isForFun = marketRules[own.market].freePlay && provider.hasTrial
    if (mode === 'trial' && !isForFun) throw new Refusal('free_play_off')
    await deps.exclusion.require(memberId, mode === 'trial' ? 'fun' : 'play')
    if (mode === 'trial') await fillTrial(deps, memberId)
    const { game } = request
    const language = supportedLanguage(own, request)
    const launch = { vendor: provider.code, game, memberId, mode, language }
    return { ticket: await deps.sessions.issueTicket(launch), mode, own, language }
  }

  return {
    /** Issues a ticket only, for callers that open the game themselves. */
    async ticket(memberId: string, game: string, mode: PlayMode = 'real'): Promise<string> {
      const request = { game, mode }
      return (await authorizeLaunch(memberId, findProvider(request), request)).ticket
    },
    async launch(memberId: string, request: LaunchRequest): Promise<Launch> {
      const provider = findProvider(request)
      if (provider.launchUrl === null) throw new Refusal('game_closed')
      const { ticket, mode, own, language } = await authorizeLaunch(memberId, provider, request)
      const { game, device, back, room, playType } = request
      const shownLanguage = language ?? own.language
      const shown = { language: shownLanguage, currency: own.currency }
      const values = { game, ...shown, device, back, room, playType }
      const stay = mode === 'real' ? await walletSessions.start(memberId, provider.code) : undefined
      return {
        url: fillLaunchUrl(provider.launchUrl, { ...values, mode, ticket }),
        ticket,
        mode,
        stay,
      }
    },
  }
}
