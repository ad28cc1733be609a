import { tet } from './closures.ts'
import { animalOf } from './lunar-years.ts'
import type { LotteryProvider } from './providers.ts'
import type { Schedule } from './schedule.ts'
import type { Day } from './zone.ts'

/** A lottery as a game: our own draws carry our own names, never those of a state lottery. */
export interface LotteryGame {
  readonly code: string
  readonly provider: LotteryProvider
  /** English, and Vietnamese where it differs. */
  readonly names: { readonly EN: string; readonly VI?: string }
  /** Lotteries of a group are shown together. */
  readonly group: string
  readonly schedule: Schedule
  /** The engine that plays the draw of a day. */
  rulesOn(day: Day): string
  /** Games of which both results are its result; none if it draws. */
  readonly parts: readonly string[]
}

const secondsBeforeFastDraw = 5
const secondsBeforeDraw = 10
const secondsBeforeDailyDraw = 300

const interval = (minutes: number): Schedule => ({
  kind: 'interval',
  minutes,
  lockSeconds: minutes === 1 ? secondsBeforeFastDraw : secondsBeforeDraw,
})

const dailyAt = (
  hour: number,
  minute: number,
  weekdays?: readonly number[],
  closures = tet,
): Schedule => ({
  kind: 'daily',
  hour,
  minute,
  closures,
  lockSeconds: secondsBeforeDailyDraw,
  ...(weekdays && { weekdays }),
})

interface FastGame {
  readonly code: string
  readonly name: string
  readonly rules: string
  readonly provider: LotteryProvider
  readonly minutes: readonly number[]
}

/** LIST of the fast lotteries, one game for each interval. */
const fastGames: readonly FastGame[] = [
  { code: 'ssc', name: 'SSC', rules: 'ssc', provider: 'TCG_SEA', minutes: [1, 2, 3, 5] },
  { code: '11x5', name: '11 × 5', rules: '11x5', provider: 'TCG_SEA', minutes: [1, 3, 5] },
  { code: 'k3', name: 'K3', rules: 'k3', provider: 'TCG_SEA', minutes: [1, 3, 5] },
  { code: 'pk10', name: 'PK10', rules: 'pk10', provider: 'TCG_SEA', minutes: [1, 3, 5] },
  { code: 'lucky-28', name: 'Lucky 28', rules: 'lucky-28', provider: 'ELOTT', minutes: [1, 3, 5] },
  { code: 'keno', name: 'Keno', rules: 'keno', provider: 'ELOTT', minutes: [1, 2, 5] },
]

const fastGame = ({ code, name, rules, provider, minutes }: FastGame): LotteryGame[] =>
  minutes.map((every) => ({
    code: `${code}-${every}m`,
    provider,
    names: { EN: `Fairhouse ${name} ${every} min`, VI: `Fairhouse ${name} ${every} phút` },
    group: code,
    schedule: interval(every),
    rulesOn: () => rules,
    parts: [],
  }))

interface Named {
  readonly EN: string
  readonly VI: string
}

const vnGame = (
  code: string,
  names: Named,
  rules: string,
  schedule: Schedule,
  parts: readonly string[] = [],
): LotteryGame => ({
  code,
  provider: 'TCG_LOTTO_VN',
  names,
  group: rules === 'vn-north' ? 'vn-north' : 'vn-south',
  schedule,
  rulesOn: () => rules,
  parts,
})

const south = (name: string): Named => ({
  EN: `Fairhouse South: ${name}`,
  VI: `Miền Nam Fairhouse: ${name}`,
})
const central = (name: string): Named => ({
  EN: `Fairhouse Central: ${name}`,
  VI: `Miền Trung Fairhouse: ${name}`,
})

/** Weekdays on which a station draws, 0 for Sunday. */
const evenDays = [0, 2, 4, 6]

/** LIST of the daily Vietnamese lotteries; our stations are named after flowers. */
const vnDaily: readonly LotteryGame[] = [
  vnGame(
    'mien-bac',
    { EN: 'Fairhouse North', VI: 'Miền Bắc Fairhouse' },
    'vn-north',
    dailyAt(18, 15),
  ),
  vnGame('mien-trung-cuc', central('Cúc'), 'vn-south', dailyAt(17, 15)),
  vnGame('mien-trung-lan', central('Lan'), 'vn-south', dailyAt(17, 15, evenDays)),
  vnGame('mien-nam-sen', south('Sen'), 'vn-south', dailyAt(16, 15)),
  vnGame('mien-nam-mai', south('Mai'), 'vn-south', dailyAt(16, 15)),
  vnGame('mien-nam-dao', south('Đào'), 'vn-south', dailyAt(16, 15, evenDays)),
  vnGame('mien-nam-sen-mai', south('Sen + Mai'), 'vn-two-stations', dailyAt(16, 15), [
    'mien-nam-sen',
    'mien-nam-mai',
  ]),
  vnGame('mien-trung-cuc-lan', central('Cúc + Lan'), 'vn-two-stations', dailyAt(17, 15, evenDays), [
    'mien-trung-cuc',
    'mien-trung-lan',
  ]),
]

/** LIST of the express Vietnamese lotteries. */
const vnExpress: readonly LotteryGame[] = [1, 2, 5].flatMap((minutes) => [
  vnGame(
    `sieu-toc-bac-${minutes}m`,
    { EN: `Express North ${minutes} min`, VI: `Siêu tốc Bắc ${minutes} phút` },
    'vn-north',
    interval(minutes),
  ),
  vnGame(
    `sieu-toc-nam-${minutes}m`,
    { EN: `Express South ${minutes} min`, VI: `Siêu tốc Nam ${minutes} phút` },
    'vn-south',
    interval(minutes),
  ),
])

const markSix = (code: string, names: Named, schedule: Schedule): LotteryGame => ({
  code,
  provider: 'LOTT',
  names,
  group: 'mark-six',
  schedule,
  rulesOn: (day) => `mark-six-${animalOf(day)}`,
  parts: [],
})

/** LIST of all lotteries. */
export const lotteryGames: readonly LotteryGame[] = [
  ...vnDaily,
  ...vnExpress,
  ...fastGames.flatMap(fastGame),
  markSix('six-49', { EN: 'Fairhouse 49', VI: 'Fairhouse 49' }, dailyAt(21, 30, undefined, [])),
  markSix('six-49-5m', { EN: 'Fairhouse 49 5 min', VI: 'Fairhouse 49 5 phút' }, interval(5)),
]
