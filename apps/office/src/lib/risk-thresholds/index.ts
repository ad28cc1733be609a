import type { RiskKind, RiskThreshold } from '@fairhouse/protocol/risk-lists'

/** The large-win rule has its own label for the minimum. */
export const labelOf = (kind: RiskKind, name: RiskThreshold) =>
  kind === 'largeWin' && name === 'least' ? 'least_win' : name
