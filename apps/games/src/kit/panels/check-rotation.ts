import type { StudioInput } from '@fairhouse/protocol/studio'
import { isAsAnnounced, type Rotated, type Seeds } from '#kit/studio'

/** Result of this browser's own check of a seed rotation. */
export interface RotationCheck {
  /** The revealed seed matches the hash shown before; null without a seed to reveal. */
  readonly isRevealedRight: boolean | null
  /** The new server seed is the one announced before the client seed was chosen. */
  readonly isNextRight: boolean
}

/** Compares with the hashes shown before, never with claims of the answer itself. */
export function checkRotation(
  sha256: (text: string) => string,
  { current }: Seeds,
  request: StudioInput<'rotate'>,
  { revealed, seeds }: Rotated,
): RotationCheck {
  return {
    isRevealedRight:
      current === null
        ? null
        : revealed !== null && sha256(revealed.serverSeed) === current.serverSeedHash,
    isNextRight: isAsAnnounced(seeds, request),
  }
}
