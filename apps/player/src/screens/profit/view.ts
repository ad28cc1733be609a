import { isNothing } from '#features/records'
import type { Value } from '#lib/call'

export type ProfitReport = Value<'GET /wps/record/profit'>
export type Period = ProfitReport['list'][number]

/** True if anything was staked, won or given. */
export const hasAny = ({ stake, win, bonus }: Omit<Period, 'from'>) =>
  ![stake, win, bonus].every(isNothing)
