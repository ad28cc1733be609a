import { parseAmount } from '@fairhouse/money'
import type { ProviderDeps } from '../deps.ts'
import type { WalletSession } from '../store/index.ts'
import type { TransferWallets } from './transfers.ts'

const maxHours = 12
const claimSeconds = 60
const maxConcurrent = 50

/** Returns those of the members who have no login session left. */
type FindAbsent = (memberIds: readonly string[]) => Promise<string[]>

/**
 * Sessions with transfer-wallet providers. When a session ends, the balance is returned
 * automatically, and only once: one process claims the session, and the provider never pays out
 * more than it holds. A provider that does not answer is asked again until nothing is left.
 */
export function createWalletSessions(
  { kit, store, registry }: ProviderDeps,
  wallets: TransferWallets,
) {
  const { clock, log, random } = kit
  const after = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000)

  const returnFunds = createFundReturn({ kit, store }, wallets)

  async function returnEndedFunds(memberId?: string): Promise<void> {
    const ended = await store.claimEndedWalletSessions(
      maxConcurrent,
      clock.now(),
      after(claimSeconds),
      memberId,
    )
    const outcomes = await Promise.allSettled(ended.map(returnFunds))
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        log.error({ err: outcome.reason }, 'a wallet session did not end')
    }
  }

  /** The player who leaves does not wait for the provider. */
  function returnFundsInBackground(memberId: string): void {
    returnEndedFunds(memberId).catch((error: unknown) =>
      log.error({ err: error }, 'wallet sessions not ended'),
    )
  }

  return {
    /**
     * Starts a session at a launch and ends those with other providers. Returns the session id if
     * the provider keeps a balance.
     */
    async start(memberId: string, code: string): Promise<string | undefined> {
      await store.endOtherWalletSessions(memberId, code, clock.now())
      const id = random.uuid()
      const keepsBalance = registry.find(code)?.wallet === 'transfer'
      if (keepsBalance) await store.openWalletSession({ memberId, vendor: code, id }, clock.now())
      returnFundsInBackground(memberId)
      return keepsBalance ? id : undefined
    },
    /** Keeps a session for money moved in, so that it returns even if no game is played. */
    extend: (memberId: string, vendor: string) =>
      store.extendWalletSession({ memberId, vendor, id: random.uuid() }, clock.now()),
    async leave(memberId: string, id: string): Promise<void> {
      await store.endWalletSession(memberId, id, clock.now())
      returnFundsInBackground(memberId)
    },
    /** Timed work: ends sessions of members who have left, and returns balances of ended ones. */
    async sweep(absent: FindAbsent): Promise<void> {
      const open = await store.membersWithOpenWalletSessions()
      const gone = open.length > 0 ? await absent(open) : []
      if (gone.length > 0) await store.endWalletSessionsOf(gone, clock.now())
      await store.endWalletSessionsSince(after(-maxHours * 3600), clock.now())
      await returnEndedFunds()
    },
  }
}

/** Returns the balance of an ended session; the session is deleted once nothing is left. */
function createFundReturn(
  { kit, store }: Pick<ProviderDeps, 'kit' | 'store'>,
  wallets: TransferWallets,
) {
  async function returnFunds(session: WalletSession): Promise<void> {
    const { memberId, vendor } = session
    const isDone = await isEmptied(memberId, vendor)
    await (isDone ? store.removeWalletSession(session) : store.releaseWalletSession(session))
  }

  /** Whether the provider holds nothing more. Money still in transit may arrive later. */
  async function isEmptied(memberId: string, vendor: string): Promise<boolean> {
    if ((await store.inTransit(memberId, vendor)) !== '0') return false
    const amount = await wallets.balance(memberId, vendor)
    const units = amount === undefined ? undefined : parseAmount(amount)
    if (amount === undefined || units === undefined) return false
    if (units <= 0n) return true
    const transfer = { id: kit.random.uuid(), memberId, vendor, amount, direction: 'out' } as const
    return (await wallets.move(transfer)) === 'done'
  }

  return returnFunds
}
