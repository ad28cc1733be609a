import type { PlayMode } from '@fairhouse/protocol/vendor'
import { languageOf } from '@fairhouse/i18n/server'
import type { Brand, BrandModule } from '#modules/brand'
import type { MemberModule } from '#modules/member'
import { Refusal } from '#platform/http'
import type { Vendor } from './book.ts'
import type { Desk } from './desk.ts'
import { launchUrl } from './launch-url.ts'
import { profiles } from './rules.ts'
import type { vendorStays } from './stays.ts'
import { fillTrial } from './trial-money.ts'

export interface LaunchRequest {
  game: string
  mode: PlayMode
  /** Needed where two vendors have a game of the same code. */
  vendor?: string
  language?: string
  device?: string
  /** Where the vendor leads back to. */
  back?: string
  room?: string
}

export interface Launched {
  url: string
  ticket: string
  /** A trial account plays for play money whatever was asked. */
  mode: PlayMode
  /** For a vendor that keeps a balance of its own: to be named when the game is left. */
  stay: string | undefined
}

type Stays = Pick<ReturnType<typeof vendorStays>, 'begin'>

/** The type of accounts that play for fun only. */
const trialType = 4

/** The one that is asked for, where the brand speaks it. */
function languageIn({ languages }: Pick<Brand, 'languages'>, { language }: LaunchRequest) {
  const code = language === undefined ? undefined : languageOf(language)?.code
  return code !== undefined && languages.includes(code) ? code : null
}

/** Refuses: closed, no free play, excluded, terms not accepted, or not allowed at all. */
export function launches(desk: Desk, brand: BrandModule, member: MemberModule, stays: Stays) {
  function vendorOf({ vendor: code, game }: LaunchRequest): Vendor {
    const vendor = code === undefined ? desk.book.ofGame(game) : desk.book.find(code)
    if (!vendor?.enabled || !vendor.games.has(game)) throw new Refusal('game_closed')
    return vendor
  }

  async function admit(memberId: string, vendor: Vendor, asked: LaunchRequest) {
    const account = await member.find(memberId)
    const isThere = account && vendor.gamesIn(account.brandId).has(asked.game)
    if (!isThere) throw new Refusal('game_closed')
    const own = brand.byId(account.brandId)
    const mode = account.type === trialType ? 'trial' : asked.mode
    const isForFun = profiles[own.market].freePlay && vendor.hasTrial
    if (mode === 'trial' && !isForFun) throw new Refusal('free_play_off')
    await desk.exclusion.require(memberId, mode === 'trial' ? 'fun' : 'play')
    if (mode === 'trial') await fillTrial(desk, memberId)
    const { game } = asked
    const language = languageIn(own, asked)
    const launch = { vendor: vendor.code, game, memberId, mode, language }
    return { ticket: await desk.sessions.ticketFor(launch), mode, own, language }
  }

  return {
    /** The ticket alone, for who opens the game by other ways. */
    async ticket(memberId: string, game: string, mode: PlayMode = 'real'): Promise<string> {
      const asked = { game, mode }
      return (await admit(memberId, vendorOf(asked), asked)).ticket
    },
    async launch(memberId: string, asked: LaunchRequest): Promise<Launched> {
      const vendor = vendorOf(asked)
      if (vendor.launchUrl === null) throw new Refusal('game_closed')
      const { ticket, mode, own, language } = await admit(memberId, vendor, asked)
      const { game, device, back, room } = asked
      const spoken = language ?? own.language
      const said = { game, language: spoken, device, back, room, currency: own.currency }
      const stay = mode === 'real' ? await stays.begin(memberId, vendor.code) : undefined
      return { url: launchUrl(vendor.launchUrl, { ...said, mode, ticket }), ticket, mode, stay }
    },
  }
}
