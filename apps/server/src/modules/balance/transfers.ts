import { parseAmount } from '@fairhouse/money'
import { mainWallet } from '@fairhouse/protocol'
import { transferIdOf, type GameProviderModule } from '#modules/game-provider'
import { Refusal, type GateSession } from '#platform/http'
import type { Balance } from './rules.ts'

interface TransferRequest {
  id: string
  vendor: string
  direction: 'in' | 'out'
  amount: string
}

type ReadBalance = (session: GateSession) => Promise<Balance>

/** A completed transfer back to the main wallet. */
type ReturnedFunds = { vendor: string; amount: string; state: 'done' | 'sent' | 'refused' }

/** Moves a member's money between the main wallet and transfer-wallet providers. */
export function createTransfers(
  { transferWallets, walletSessions }: GameProviderModule,
  presentOf: ReadBalance,
) {
  async function move({ subjectId: memberId }: GateSession, request: TransferRequest) {
    if (request.direction === 'in') await walletSessions.extend(memberId, request.vendor)
    const outcome = await transferWallets.move({ ...request, memberId })
    if (outcome === 'player_blocked') throw new Refusal('not_allowed')
    const isRefused = outcome === 'insufficient_funds' || outcome === 'id_conflict'
    if (isRefused || outcome === 'limit_reached') throw new Refusal(outcome)
    return outcome
  }

  async function balancesOf(session: GateSession, vendors: readonly string[]) {
    const { data } = await presentOf(session)
    const there = vendors.map(async (wallet) => {
      const balance = (await transferWallets.balance(session.subjectId, wallet)) ?? null
      return { wallet, balance }
    })
    return [{ wallet: mainWallet, balance: data.sumBalance }, ...(await Promise.all(there))]
  }

  /** The id derives from the request's, so a repeat is the same transfer. */
  async function returnFrom(session: GateSession, vendor: string, request: string) {
    const { subjectId } = session
    const id = transferIdOf('bringBack', vendor, request)
    const before = await transferWallets.find(id, subjectId)
    const amount = before?.amount ?? (await transferWallets.balance(subjectId, vendor))
    if (amount === undefined) return undefined
    if ((parseAmount(amount) ?? 0n) <= 0n) return []
    const state = await move(session, { id, vendor, amount, direction: 'out' })
    return [{ vendor, amount, state } satisfies ReturnedFunds]
  }

  return {
    async transfer(session: GateSession, request: TransferRequest) {
      const state = await move(session, request)
      // A provider that just did not answer is not request again while the player waits.
      const vendors = state === 'sent' ? [] : [request.vendor]
      const balances = await balancesOf(session, vendors)
      const silent = state === 'sent' ? [{ wallet: request.vendor, balance: null }] : []
      return { id: request.id, state, balances: [...balances, ...silent] }
    },
    async returnAll(session: GateSession, request: string) {
      const wallets = await transferWallets.walletsOf(session.subjectId)
      const vendors = wallets.map(({ vendor }) => vendor)
      const outcome = await Promise.all(vendors.map((code) => returnFrom(session, code, request)))
      const silent = vendors.filter((_, place) => outcome[place] === undefined)
      const answering = vendors.filter((code) => !silent.includes(code))
      const moves = outcome.flatMap((one) => one ?? [])
      return { moves, silent, balances: await balancesOf(session, answering) }
    },
  }
}
