import type { DepositState } from '@fairhouse/protocol'
import type { Tone } from '@fairhouse/ui'

interface StateStyle {
  tone: Tone
  /** True while the state can still change. */
  isMoving: boolean
}

/** LIST of the states' styles; their texts are `deposit.state_…`. */
export const stateStyles: Record<DepositState, StateStyle> = {
  created: { tone: 'warn', isMoving: true },
  pending: { tone: 'warn', isMoving: true },
  reviewing: { tone: 'warn', isMoving: true },
  credited: { tone: 'good', isMoving: false },
  failed: { tone: 'bad', isMoving: false },
  expired: { tone: 'quiet', isMoving: false },
  rejected: { tone: 'bad', isMoving: false },
}
