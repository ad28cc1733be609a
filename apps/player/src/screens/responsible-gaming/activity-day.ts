import { isNothing } from '#features/records'
import type { ActivityDay } from './queries.ts'

/** True if anything was played or paid. */
export const hasAny = ({ minutes, staked, won, paidIn, paidOut }: ActivityDay) =>
  minutes > 0 || ![staked, won, paidIn, paidOut].every(isNothing)
