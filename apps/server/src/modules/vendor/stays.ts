import { parseAmount } from '@fairhouse/money'
import type { Desk } from './desk.ts'
import type { Stay } from './store/index.ts'
import type { TransferWallets } from './transfer-wallets.ts'

const longestHours = 12
const claimSeconds = 60
const mostAtOnce = 50

/** Of these members, those who have no session any more. */
type Absent = (memberIds: readonly string[]) => Promise<string[]>

/**
 * Whose money lies with a vendor, and for which visit. When the visit is over it comes back by
 * itself: once, because a stay is claimed by one process, and because the vendor gives no more than
 * it has. A vendor that is silent is asked again until all is here.
 */
export function vendorStays({ kit, store, book }: Desk, wallets: TransferWallets) {
  const { clock, log, random } = kit
  const after = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000)

  async function bringBack(stay: Stay): Promise<void> {
    const { memberId, vendor } = stay
    const isDone = await broughtBack(memberId, vendor)
    await (isDone ? store.removeStay(stay) : store.releaseStay(stay))
  }

  /** Whether nothing is left there. What is still on its way there may arrive yet. */
  async function broughtBack(memberId: string, vendor: string): Promise<boolean> {
    if ((await store.onTheWay(memberId, vendor)) !== '0') return false
    const amount = await wallets.balance(memberId, vendor)
    const units = amount === undefined ? undefined : parseAmount(amount)
    if (amount === undefined || units === undefined) return false
    if (units <= 0n) return true
    const asked = { id: random.uuid(), memberId, vendor, amount, direction: 'out' } as const
    return (await wallets.move(asked)) === 'done'
  }

  async function bringBackEnded(memberId?: string): Promise<void> {
    const ended = await store.claimEnded(mostAtOnce, clock.now(), after(claimSeconds), memberId)
    const outcomes = await Promise.allSettled(ended.map(bringBack))
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') log.error({ err: outcome.reason }, 'a stay did not end')
    }
  }

  /** Does not keep who leaves waiting for the vendor. */
  function bringBackSoon(memberId: string): void {
    bringBackEnded(memberId).catch((error: unknown) => log.error({ err: error }, 'stays not ended'))
  }

  return {
    /** A game is launched: another vendor's was left. Answers the stay's id, where there is one. */
    async begin(memberId: string, code: string): Promise<string | undefined> {
      await store.endOtherStays(memberId, code, clock.now())
      const id = random.uuid()
      const keepsBalance = book.find(code)?.wallet === 'transfer'
      if (keepsBalance) await store.putStay({ memberId, vendor: code, id }, clock.now())
      bringBackSoon(memberId)
      return keepsBalance ? id : undefined
    },
    /** Money was moved in: it is to come back even if no game is played. */
    keep: (memberId: string, vendor: string) =>
      store.keepStay({ memberId, vendor, id: random.uuid() }, clock.now()),
    async leave(memberId: string, id: string): Promise<void> {
      await store.endStay(memberId, id, clock.now())
      bringBackSoon(memberId)
    },
    /** Timed work: ends the stays of who is gone, and brings back what ended ones have left. */
    async sweep(absent: Absent): Promise<void> {
      const open = await store.openStays()
      const gone = open.length > 0 ? await absent(open) : []
      if (gone.length > 0) await store.endStaysOf(gone, clock.now())
      await store.endStaysSince(after(-longestHours * 3600), clock.now())
      await bringBackEnded()
    },
  }
}
