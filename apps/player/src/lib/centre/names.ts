/** LIST of pages of the personal centre, by their names in the address. */
export const centrePages = [
  'memberCenter',
  'depositv2',
  'withdraw',
  'transferFund',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'referral',
  'messageV2',
  'securityCenter',
  'safer',
] as const

export type CentrePage = (typeof centrePages)[number]

export function centrePageOf(search: string): CentrePage | undefined {
  const wanted = new URLSearchParams(search).get('centre')
  return centrePages.find((page) => page === wanted)
}
