import { parseAmount } from '@fairhouse/money'
import { mainWallet } from '@fairhouse/protocol'
import { transferIdOf, type VendorModule } from '#modules/vendor'
import { Refusal, type GateSession } from '#platform/http'
import type { Purse } from './rules.ts'

interface Asked {
  id: string
  vendor: string
  direction: 'in' | 'out'
  amount: string
}

type PresentOf = (session: GateSession) => Promise<Purse>

/** What a move came to: undefined for a vendor that gave no answer. */
type Came = { vendor: string; amount: string; state: 'done' | 'sent' | 'refused' }

/** How a member moves money between the house and vendors that keep balances of their own. */
export function transferCalls({ transferWallets, stays }: VendorModule, presentOf: PresentOf) {
  async function move({ subjectId: memberId }: GateSession, asked: Asked) {
    if (asked.direction === 'in') await stays.keep(memberId, asked.vendor)
    const came = await transferWallets.move({ ...asked, memberId })
    if (came === 'player_blocked') throw new Refusal('not_allowed')
    const isRefused = came === 'insufficient_funds' || came === 'id_conflict'
    if (isRefused || came === 'limit_reached') throw new Refusal(came)
    return came
  }

  async function balancesOf(session: GateSession, vendors: readonly string[]) {
    const { data } = await presentOf(session)
    const there = vendors.map(async (wallet) => {
      const balance = (await transferWallets.balance(session.subjectId, wallet)) ?? null
      return { wallet, balance }
    })
    return [{ wallet: mainWallet, balance: data.sumBalance }, ...(await Promise.all(there))]
  }

  /** Under an id that follows from the request's: asked again, it is the same move. */
  async function fetchBack(session: GateSession, vendor: string, request: string) {
    const { subjectId } = session
    const id = transferIdOf('bringBack', vendor, request)
    const before = await transferWallets.find(id, subjectId)
    const amount = before?.amount ?? (await transferWallets.balance(subjectId, vendor))
    if (amount === undefined) return undefined
    if ((parseAmount(amount) ?? 0n) <= 0n) return []
    const state = await move(session, { id, vendor, amount, direction: 'out' })
    return [{ vendor, amount, state } satisfies Came]
  }

  return {
    async transfer(session: GateSession, asked: Asked) {
      const state = await move(session, asked)
      // A vendor that has just not answered is not asked once more while somebody waits.
      const vendors = state === 'sent' ? [] : [asked.vendor]
      const balances = await balancesOf(session, vendors)
      const silent = state === 'sent' ? [{ wallet: asked.vendor, balance: null }] : []
      return { id: asked.id, state, balances: [...balances, ...silent] }
    },
    async bringBack(session: GateSession, request: string) {
      const wallets = await transferWallets.walletsOf(session.subjectId)
      const vendors = wallets.map(({ vendor }) => vendor)
      const came = await Promise.all(vendors.map((code) => fetchBack(session, code, request)))
      const silent = vendors.filter((_, place) => came[place] === undefined)
      const answering = vendors.filter((code) => !silent.includes(code))
      const moves = came.flatMap((one) => one ?? [])
      return { moves, silent, balances: await balancesOf(session, answering) }
    },
  }
}
