import type { StudioInput } from '@fairhouse/protocol/studio'
import { isAsAnnounced, type Rotated, type Seeds } from '#kit/studio'

/** What this browser found out by itself about a rotation. */
export interface RotationCheck {
  /** The revealed seed has the hash that was shown before; null when there was none to reveal. */
  readonly isRevealedRight: boolean | null
  /** The new server seed is the one announced before the client seed was chosen. */
  readonly isNextRight: boolean
}

/** Against what was shown before, never against what the answer says about itself. */
export function checkRotation(
  sha256: (text: string) => string,
  { current }: Seeds,
  given: StudioInput<'rotate'>,
  { revealed, seeds }: Rotated,
): RotationCheck {
  return {
    isRevealedRight:
      current === null
        ? null
        : revealed !== null && sha256(revealed.serverSeed) === current.serverSeedHash,
    isNextRight: isAsAnnounced(seeds, given),
  }
}
