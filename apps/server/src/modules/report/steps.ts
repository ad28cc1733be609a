import { toWire, zero } from '@fairhouse/money'
import type { VendorModule } from '#modules/vendor'
import type { WalletModule } from '#modules/wallet'
import { linesOfRow } from './lines.ts'
import type { StoredBet } from './store/own.ts'

interface Parts {
  vendor: Pick<VendorModule, 'roundOf'>
  wallet: Pick<WalletModule, 'find'>
}

/** What was asked in a round, each with what the ledger moved for it. */
export async function stepsTold({ vendor, wallet }: Parts, memberId: string, bet: StoredBet) {
  const steps = await vendor.roundOf(bet.vendor_code, bet.round_id, memberId)
  const rows = await Promise.all(steps.map(({ transferId }) => wallet.find(transferId)))
  return steps.map(({ kind, at, transferId: id }, place) => {
    const row = rows[place]
    const line = row && linesOfRow(row).find((one) => one.memberId === memberId)
    const { cash = zero, bonus = zero } = line?.change ?? {}
    return { id, kind, at: at.toISOString(), cash: toWire(cash), bonus: toWire(bonus) }
  })
}
