import type { DepositState } from '@fairhouse/protocol'
import type { Tone } from '@fairhouse/ui'

interface Look {
  tone: Tone
  /** Whether something is still going on. */
  isMoving: boolean
}

/** LIST of how states look; their words are `deposit.state_…`. */
export const stateLooks: Record<DepositState, Look> = {
  created: { tone: 'warn', isMoving: true },
  pending: { tone: 'warn', isMoving: true },
  reviewing: { tone: 'warn', isMoving: true },
  credited: { tone: 'good', isMoving: false },
  failed: { tone: 'bad', isMoving: false },
  expired: { tone: 'quiet', isMoving: false },
  rejected: { tone: 'bad', isMoving: false },
}
