/** LIST of the providers under which our lotteries move money. */
export const lotteryProviders = [
  { code: 'TCG_SEA', name: 'SEA Lottery', gameType: 'LOTT' },
  { code: 'TCG_LOTTO_VN', name: 'Vietnam Lottery', gameType: 'LOTT' },
  { code: 'LOTT', name: 'Lottery', gameType: 'LOTT' },
  { code: 'ELOTT', name: 'E-Lottery', gameType: 'ELOTT' },
] as const

export type LotteryProvider = (typeof lotteryProviders)[number]['code']
