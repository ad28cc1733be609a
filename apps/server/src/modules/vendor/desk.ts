import type { Kit } from '#platform/kit'
import type { BrandModule } from '#modules/brand'
import type { MemberModule } from '#modules/member'
import type { WalletModule } from '#modules/wallet'
import type { Vendor, VendorBook } from './book.ts'
import { playersOf, type Player } from './players.ts'
import { VendorRefused } from './rules.ts'
import type { VendorSessions } from './sessions.ts'
import type { VendorStore } from './store.ts'

/** What the verbs work with. */
export interface Desk {
  kit: Kit
  wallet: WalletModule
  store: VendorStore
  book: VendorBook
  sessions: VendorSessions
  player(memberId: string): Promise<Player>
}

export interface DeskParts {
  kit: Kit
  brand: BrandModule
  member: MemberModule
  wallet: WalletModule
  store: VendorStore
  book: VendorBook
  sessions: VendorSessions
}

export function createDesk({ brand, member, ...parts }: DeskParts): Desk {
  return { ...parts, player: playersOf(member, brand) }
}

/** The player of a session, for a stake in one of the vendor's open games. */
export async function seated(
  { sessions, player }: Desk,
  vendor: Vendor,
  session: string,
  game: string,
): Promise<Player> {
  const { memberId } = await sessions.of(vendor.code, session)
  if (!vendor.games.has(game)) throw new VendorRefused('game_disabled')
  return player(memberId)
}
