import { toWire, zero } from '@fairhouse/money'
import type { GameProviderModule } from '#modules/game-provider'
import type { WalletModule } from '#modules/wallet'
import { linesOfRow } from './lines.ts'
import type { StoredBet } from './store/member-records.ts'

interface StepDeps {
  gameProvider: Pick<GameProviderModule, 'roundOf'>
  wallet: Pick<WalletModule, 'find'>
}

/** The steps of a round, each with the amounts that the ledger moved. */
export async function loadStepViews(
  { gameProvider, wallet }: StepDeps,
  memberId: string,
  bet: StoredBet,
) {
  const steps = await gameProvider.roundOf(bet.vendor_code, bet.round_id, memberId)
  const rows = await Promise.all(steps.map(({ transferId }) => wallet.find(transferId)))
  return steps.map(({ kind, at, transferId: id }, place) => {
    const row = rows[place]
    const line = row && linesOfRow(row).find((one) => one.memberId === memberId)
    const { cash = zero, bonus = zero } = line?.change ?? {}
    const { got = zero, paid = zero } = kind === 'rollback' && line ? line : {}
    const parts = { returned: toWire(got), reversed: toWire(paid) }
    return { id, kind, at: at.toISOString(), cash: toWire(cash), bonus: toWire(bonus), ...parts }
  })
}
