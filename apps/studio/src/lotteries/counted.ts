/** LIST of the bet types whose liability is counted for each number, by rules. */
const countedBets: Readonly<Record<string, readonly string[]>> = {
  'vn-north': ['lo-2', 'de', 'de-dau', 'de-nhat', 'giai-7', 'giai-7-va-de', 'dau', 'duoi'],
  'vn-south': ['lo-2', 'de-nhat', 'dau', 'duoi', 'dau-duoi'],
}

/** All other bets count with their maximum payout. */
export const isCounted = (rules: string, betType: string): boolean =>
  countedBets[rules]?.includes(betType) ?? false
