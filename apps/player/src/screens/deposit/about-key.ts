import type { CentreKey } from '@fairhouse/i18n/centre'
import type { Deposit } from '@fairhouse/protocol'

/** What is said of a deposit: why it did not go the usual way, else what its state means. */
export function aboutKey({ state, reason, kind }: Deposit): CentreKey {
  if (state === 'pending' && kind === 'bank') return 'deposit.about_transfer'
  const isPlain = state === 'credited' || state === 'expired' || state === 'created'
  if (reason === null || reason === 'proof' || isPlain) return `deposit.about_${state}`
  return `deposit.reason_${reason}`
}
