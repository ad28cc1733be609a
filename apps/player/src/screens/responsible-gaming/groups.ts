import type { LimitName } from '@fairhouse/protocol'
import type { IconName } from '@fairhouse/ui'

type Span = 'day24' | 'days7' | 'days30' | 'day' | 'week' | 'month' | 'bet' | 'sitting'

interface Group {
  readonly name: 'deposit' | 'stake' | 'loss' | 'bet' | 'time'
  readonly icon: IconName
  /** Each limit with its period. */
  readonly limits: readonly (readonly [LimitName, Span])[]
}

/** LIST of limits by group. */
export const groups: readonly Group[] = [
  {
    name: 'deposit',
    icon: 'wallet',
    limits: [
      ['depositDay', 'day24'],
      ['depositWeek', 'days7'],
      ['depositMonth', 'days30'],
    ],
  },
  {
    name: 'loss',
    icon: 'shield',
    limits: [
      ['lossDay', 'day'],
      ['lossWeek', 'week'],
      ['lossMonth', 'month'],
    ],
  },
  {
    name: 'stake',
    icon: 'dice',
    limits: [
      ['stakeDay', 'day24'],
      ['stakeWeek', 'days7'],
      ['stakeMonth', 'days30'],
    ],
  },
  { name: 'bet', icon: 'ticket', limits: [['singleBet', 'bet']] },
  { name: 'time', icon: 'clock', limits: [['sessionTime', 'sitting']] },
]
