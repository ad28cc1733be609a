import { isNothing } from '#features/records'
import type { Value } from '#lib/call'

export type Told = Value<'GET /wps/record/profit'>
export type Part = Told['list'][number]

/** Whether anything was staked, won or given. */
export const hasAny = ({ stake, win, bonus }: Omit<Part, 'from'>) =>
  ![stake, win, bonus].every(isNothing)
