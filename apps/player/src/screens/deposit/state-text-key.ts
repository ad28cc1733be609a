import type { CentreKey } from '@fairhouse/i18n/centre'
import type { Deposit } from '@fairhouse/protocol'

/** Text key for a deposit: its failure reason, else its state. */
export function stateTextKey({ state, reason, kind }: Deposit): CentreKey {
  if (state === 'pending' && kind === 'bank') return 'deposit.about_transfer'
  if (state === 'pending' && kind === 'crypto') return 'deposit.about_coin'
  const isPlain = state === 'credited' || state === 'expired' || state === 'created'
  if (reason === null || reason === 'proof' || isPlain) return `deposit.about_${state}`
  return `deposit.reason_${reason}`
}
