/**
 * LIST of risk rules and their thresholds. Money is in the brand's currency; an empty threshold of
 * a large win turns it off.
 */
export const riskThresholds = {
  largeWin: ['amount', 'multiple', 'least'],
  fastWithdrawal: ['hours', 'percent', 'least'],
  sharedDevice: ['accounts'],
  sharedPayout: ['accounts'],
  bonusAbuse: ['days', 'percent', 'accounts'],
  unplayedDeposit: [],
} as const satisfies Record<string, readonly RiskThreshold[]>
export type RiskKind = keyof typeof riskThresholds

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
export const riskKinds = Object.keys(riskThresholds) as [RiskKind, ...RiskKind[]]

/** LIST of thresholds, with minimum and maximum of the counted ones. */
export const riskCounts = {
  multiple: { least: 0, most: 1_000_000 },
  hours: { least: 1, most: 720 },
  days: { least: 1, most: 365 },
  percent: { least: 1, most: 100_000 },
  accounts: { least: 2, most: 100 },
} as const
export type RiskCount = keyof typeof riskCounts
export type RiskThreshold = RiskCount | 'amount' | 'least'

export const riskSeverities = ['low', 'medium', 'high'] as const
export type RiskSeverity = (typeof riskSeverities)[number]

export const riskStates = ['open', 'taken', 'closed'] as const
export type RiskState = (typeof riskStates)[number]

/** LIST of outcomes of a case. */
export const riskOutcomes = ['nothing', 'watched', 'frozen', 'excluded', 'other'] as const
export type RiskOutcome = (typeof riskOutcomes)[number]
