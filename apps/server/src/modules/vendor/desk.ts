import { playModes } from '@fairhouse/protocol/vendor'
import type { Kit } from '#platform/kit'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { LimitsModule, Staking, Terms } from '#modules/limits'
import type { MemberModule } from '#modules/member'
import { seatGuard, type Guard, type Outcome, type WalletModule } from '#modules/wallet'
import type { Vendor, VendorBook } from './book.ts'
import { cycleGuards } from './cycle.ts'
import type { CallHealth } from './health.ts'
import { answerOf, type StepFacts } from './money.ts'
import type { PotOwners } from './pots.ts'
import { playersOf, requireStanding, type Player } from './players.ts'
import { VendorRefused } from './rules.ts'
import { playerIdOf } from './trial-player.ts'
import { transferIdOf } from './ids.ts'
import type { VendorSessions } from './sessions.ts'
import type { VendorStore } from './store/index.ts'

/** What the verbs work with. */
export interface Desk {
  kit: Kit
  wallet: WalletModule
  store: VendorStore
  book: VendorBook
  sessions: VendorSessions
  pots: PotOwners
  health: CallHealth
  /** By the id that vendors know. */
  player(playerId: string): Promise<Player>
  /** The player's own, else the brand's. */
  language(player: Player): Promise<string>
  exclusion: ExclusionModule
  /** Refuses who may not play now. */
  requireStanding(player: Player): Promise<void>
  /** A stake, with what comes back in the same transfer: within the limits of its player. */
  stake(player: Player, stake: Staking, transfer: TransferBy): Promise<Outcome>
}

type TransferBy = (terms: Terms) => Promise<Outcome>

export interface DeskParts {
  kit: Kit
  brand: BrandModule
  member: MemberModule
  exclusion: ExclusionModule
  limits: LimitsModule
  wallet: WalletModule
  store: VendorStore
  book: VendorBook
  sessions: VendorSessions
  pots: PotOwners
  health: CallHealth
}

export function createDesk({ brand, member, limits, ...parts }: DeskParts): Desk {
  const { wallet, store, exclusion } = parts
  return {
    ...parts,
    player: playersOf({ member, brand, wallet, store }),
    language: async ({ id, brand: own }) => (await member.language(id)) ?? own().language,
    requireStanding: (player) => requireStanding(exclusion, player),
    stake(player, stake, transfer) {
      // Play money is not limited.
      if (player.mode === 'trial') return transfer({ code: stake.code, guards: [] })
      return limits.decide({ id: player.id, brandId: player.brand().id }, stake, transfer)
    },
  }
}

/** With one that is switched off nothing begins; what runs is paid, taken back and closed. */
export function requireOn({ enabled }: Vendor): void {
  if (!enabled) throw new VendorRefused('game_disabled')
}

interface Stake {
  session: string
  gameCode: string
  roundId: string
  transactionId: string
}

/** A player, and what a stake of theirs needs because of where they sit and how fast they play. */
interface Seated {
  player: Player
  seat: Guard[]
}

/** The player of a session, for a stake in one of the vendor's open games. */
export async function seated(desk: Desk, vendor: Vendor, stake: Stake): Promise<Seated> {
  try {
    return await admitted(desk, vendor, stake)
  } catch (error) {
    const player = error instanceof VendorRefused && (await seatedBefore(desk, vendor, stake))
    if (!player) throw error
    const sitter = await sitterOf(desk, vendor, stake)
    if (sitter !== undefined && sitter !== player.playerId) {
      throw new VendorRefused('duplicate_mismatch')
    }
    return { player, seat: [] }
  }
}

/** Whose session it is; nobody's once it has ended. */
async function sitterOf({ sessions }: Desk, vendor: Vendor, { session }: Stake) {
  try {
    return (await sessions.of(vendor.code, session)).playerId
  } catch (error) {
    if (error instanceof VendorRefused) return undefined
    throw error
  }
}

async function admitted(desk: Desk, vendor: Vendor, stake: Stake): Promise<Seated> {
  const { session, gameCode, roundId } = stake
  const { playerId, seat } = await desk.sessions.of(vendor.code, session)
  requireOn(vendor)
  if (!vendor.games.has(gameCode)) throw new VendorRefused('game_disabled')
  const player = await desk.player(playerId)
  const { id, accounts } = player.brand()
  if (!vendor.gamesIn(id).has(gameCode)) throw new VendorRefused('game_disabled')
  // Looked up once for each version: what was accepted stays so.
  const { termsVersion } = accounts
  if (player.acceptedTerms !== termsVersion) await desk.requireStanding(player)
  // For money the ledger decides, with the stake itself.
  const isForFun = player.mode === 'trial'
  if (isForFun && (await desk.exclusion.present(player.id)))
    throw new VendorRefused('player_blocked')
  const cycle = await cycleGuards(desk, player, { vendor: vendor.code, roundId })
  const own = seat === null ? [] : [seatGuard(player.id, BigInt(seat))]
  return { player, seat: [...own, ...cycle] }
}

/** What the wallet said to a stake; one that another player made is no repeat of this one's. */
export async function answerTo(
  { id, rounds }: Player,
  { vendor, roundId, transferId }: Pick<StepFacts, 'vendor' | 'roundId' | 'transferId'>,
  outcome: Outcome,
) {
  if (outcome.repeated) {
    const steps = await rounds.round(vendor, roundId)
    const step = steps.find((one) => one.transferId === transferId)
    if (step && step.memberId !== id) throw new VendorRefused('duplicate_mismatch')
  }
  return answerOf(outcome)
}

/** A repeat is answered as the first time, whatever became of session, game and player since. */
async function seatedBefore({ store, player }: Desk, vendor: Vendor, stake: Stake) {
  const transferId = transferIdOf('transaction', vendor.code, stake.transactionId)
  for (const mode of playModes) {
    const steps = await store.rounds[mode].round(vendor.code, stake.roundId)
    const step = steps.find((one) => one.transferId === transferId)
    if (step) return player(playerIdOf(step.memberId, mode))
  }
  return undefined
}
