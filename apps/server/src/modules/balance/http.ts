import { parseAmount } from '@fairhouse/money'
import { mainWallet } from '@fairhouse/protocol'
import type { GateSession, HandlersOf } from '#platform/http'
import type { GameProviderModule } from '#modules/game-provider'
import type { Balance } from './rules.ts'
import { createTransfers } from './transfers.ts'

type Routes =
  | 'GET /wps/v2/wallets/balance'
  | 'GET /wps/relay/GCS_merchantWallet'
  | 'GET /wps/relay/GCS_vendorBalance'
  | 'POST /wps/relay/GCS_walletTransfer'
  | 'POST /wps/relay/GCS_walletTransferAll'
  | 'POST /wps/game/leave'

type ReadBalance = (session: GateSession) => Promise<Balance>

export function createBalanceHttp(
  gameProvider: GameProviderModule,
  presentOf: ReadBalance,
): HandlersOf<Routes> {
  const { transferWallets, walletSessions } = gameProvider
  const { transfer, returnAll: bringBack } = createTransfers(gameProvider, presentOf)

  async function ownWallet(memberId: string, code: string) {
    const wallets = await transferWallets.walletsOf(memberId)
    return wallets.find((wallet) => wallet.vendor === code)
  }

  return {
    'GET /wps/v2/wallets/balance': async ({ session }) => (await presentOf(session)).data,
    'GET /wps/relay/GCS_merchantWallet': async ({ session }) => {
      const wallets = await transferWallets.walletsOf(session.subjectId)
      return { isSingle: wallets.length === 0, wallets }
    },
    'GET /wps/relay/GCS_vendorBalance': async ({ session, input, refuse }) => {
      const { subjectId } = session
      const found = await ownWallet(subjectId, input.vendor)
      if (!found) return refuse('not_found')
      const [balance = null, onTheWay] = await Promise.all([
        transferWallets.balance(subjectId, found.vendor),
        transferWallets.inTransit(subjectId, found.vendor),
      ])
      return { vendor: found.vendor, balance, onTheWay }
    },
    'POST /wps/relay/GCS_walletTransfer': async ({ session, input, refuse }) => {
      const { id, from, to, amount } = input
      const direction = from === mainWallet ? 'in' : 'out'
      if ((direction === 'in') === (to === mainWallet)) {
        return refuse('invalid_fields', { to: 'invalid' })
      }
      if ((parseAmount(amount) ?? 0n) <= 0n) {
        return refuse('invalid_fields', { amount: 'invalid' })
      }
      const found = await ownWallet(session.subjectId, direction === 'in' ? to : from)
      if (!found || (direction === 'in' && !found.isOpen)) return refuse('not_found')
      return transfer(session, { id, vendor: found.vendor, direction, amount })
    },
    'POST /wps/relay/GCS_walletTransferAll': ({ session, input }) => bringBack(session, input.id),
    'POST /wps/game/leave': async ({ session, input }) => {
      await walletSessions.leave(session.subjectId, input.stay)
      return {}
    },
  }
}
