import type { BrandModule } from '#modules/brand'
import type { MemberModule } from '#modules/member'
import type { WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import type { FastifyInstance } from 'fastify'
import { vendorBook } from './book.ts'
import { createDesk } from './desk.ts'
import { mountVendor } from './http.ts'
import { vendorSessions } from './sessions.ts'
import { vendorStore } from './store.ts'
import { sweepRounds } from './sweep.ts'
import { transferWallets } from './transfer-wallets.ts'

/** How game vendors, ours included, move money: only through here. */
export async function createVendor(
  kit: Kit,
  brand: BrandModule,
  member: MemberModule,
  wallet: WalletModule,
) {
  const store = vendorStore(kit.database)
  const book = await vendorBook(kit, store)
  const sessions = vendorSessions(kit, store)
  const desk = createDesk({ kit, brand, member, wallet, store, book, sessions })
  return {
    mount: (app: FastifyInstance, closing: () => boolean) => mountVendor(app, desk, closing),
    add: book.add,
    isKnown: (code: string) => book.find(code) !== undefined,
    /** A ticket that launches a game for a member, or undefined when no vendor has it open. */
    async launch(memberId: string, game: string): Promise<string | undefined> {
      const vendor = book.ofGame(game)
      if (!vendor?.enabled) return undefined
      return sessions.ticketFor(vendor.code, game, memberId)
    },
    transferWallets: transferWallets(desk),
    /** Ends what is over: sessions, and rounds that their vendor left open. */
    async sweep(): Promise<void> {
      await sessions.sweep()
      await sweepRounds(desk)
    },
  }
}
