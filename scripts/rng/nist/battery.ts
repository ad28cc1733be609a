import type { Bits, PValue } from './bits.ts'
import { cumulativeSums } from './cumulative-sums.ts'
import { excursions } from './excursions.ts'
import { blockFrequency, frequency, runs } from './frequency.ts'
import { linearComplexity } from './linear-complexity.ts'
import { longestRun } from './longest-run.ts'
import { matrixRank } from './matrix-rank.ts'
import { approximateEntropy, serial } from './patterns.ts'
import { spectral } from './spectral.ts'
import { nonOverlapping, overlapping } from './templates.ts'
import { universal } from './universal.ts'

/** LIST of the tests of SP 800-22; excursions include their variant. */
export const battery: Readonly<Record<string, (bits: Bits) => PValue[]>> = {
  frequency,
  'block frequency': (bits) => blockFrequency(bits),
  runs,
  'longest run': longestRun,
  'matrix rank': (bits) => matrixRank(bits),
  spectral,
  template: (bits) => nonOverlapping(bits),
  'overlapping template': overlapping,
  universal,
  'linear complexity': (bits) => linearComplexity(bits),
  serial: (bits) => serial(bits),
  'approximate entropy': (bits) => approximateEntropy(bits),
  'cumulative sums': cumulativeSums,
  excursions: (bits) => excursions(bits),
}
