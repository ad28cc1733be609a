import { amountOf, toWire } from '@fairhouse/money'
import type { VendorVerb } from '@fairhouse/protocol/vendor'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { LimitsModule } from '#modules/limits'
import type { MemberModule } from '#modules/member'
import type { WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import type { FastifyInstance } from 'fastify'
import { answerInside } from './answers.ts'
import { vendorBook } from './book.ts'
import { createDesk } from './desk.ts'
import { vendorDoor } from './door.ts'
import { callHealth } from './health.ts'
import { mountVendor } from './http.ts'
import { inHouseVendors } from './in-house.ts'
import { launches } from './launch.ts'
import { offersOf } from './offers.ts'
import { potOwners } from './pots.ts'
import { profiles } from './rules.ts'
import { roundFacts } from './round-facts.ts'
import { vendorSessions } from './sessions.ts'
import { vendorStays } from './stays.ts'
import { vendorStore } from './store/index.ts'
import { sweepRounds } from './sweep.ts'
import { fillTrial } from './trial-money.ts'
import { transferWallets } from './transfer-wallets.ts'
import { voidingOf } from './voiding.ts'

export { inHouseSecret } from './in-house.ts'
export type { LaunchRequest } from './launch.ts'
export type { Offer } from './offers.ts'
export type { Switch } from './store/index.ts'
export { transferIdOf } from './ids.ts'

export type VendorModule = Awaited<ReturnType<typeof createVendor>>

interface Below {
  brand: BrandModule
  member: MemberModule
  wallet: WalletModule
  exclusion: ExclusionModule
  limits: LimitsModule
}

/** How game vendors, ours included, move money: only through here. */
export async function createVendor(kit: Kit, below: Below) {
  const { brand, member } = below
  const store = vendorStore(kit.database)
  const book = await vendorBook(kit, store)
  const sessions = vendorSessions(kit, store)
  const pots = potOwners(book, store)
  const health = callHealth(kit.clock)
  const desk = createDesk({ kit, ...below, store, book, sessions, pots, health })
  const wallets = transferWallets(desk)
  const stays = vendorStays(desk, wallets)
  return {
    mount: (app: FastifyInstance, closing: () => boolean) => mountVendor(app, desk, closing),
    ...vendorDoor(book, store, kit.outgoing),
    offers: offersOf(book),
    /** How the calls of a vendor fare, as this process sees them. */
    healthOf: health.of,
    /** By vendor, for money. */
    openRounds: () => store.rounds.real.openByVendor(kit.clock.now()),
    inHouse: inHouseVendors(kit, { book, store, pots }),
    ...launches(desk, brand, member, stays),
    /** A call of a game in this process: the same checks and answers as over HTTP. */
    perform: <V extends VendorVerb>(code: string, verb: V, body: unknown) =>
      answerInside(desk, code, verb, body),
    /** What games of a brand must keep. */
    rulesOf: (brandId: string) => profiles[brand.byId(brandId).market],
    /** Play money for who has none, or little of it. */
    fillTrial: (memberId: string) => fillTrial(desk, memberId),
    /** The games that a member has open end: what was staked is still paid. */
    endGames: sessions.endAll,
    forgetGames: sessions.forget,
    forgetAllGames: sessions.forgetAll,
    /** Whether somebody may still be playing for fun. */
    isAnyTrial: () => sessions.isAnyTrial(),
    /** Whether a game that was begun may still pay, or a vendor may have money of the member's. */
    hasOpenRounds: async (memberId: string) =>
      (await store.rounds.real.hasOpenRounds(memberId)) || (await store.hasStay(memberId)),
    /** What a member has played. */
    async exportOf(memberId: string) {
      const money = (units: string) => toWire(amountOf(BigInt(units)))
      const games = await store.rounds.real.playedBy(memberId)
      return games.map((game) => ({ ...game, stake: money(game.stake), win: money(game.win) }))
    },
    ...roundFacts(store),
    ...voidingOf(desk),
    transferWallets: wallets,
    stays,
    /** Ends what is over: sessions, and rounds that their vendor left open. */
    async sweep(): Promise<void> {
      await sessions.sweep()
      await sweepRounds(desk)
    },
  }
}
