import type { Figures, Mode } from '@fairhouse/engines'
import type { Compared, Comparison } from './compare.ts'
import type { Tally } from './tally.ts'

interface Simulated {
  readonly id: string
  readonly mode: Mode
  readonly tally: Tally
  readonly figures: Figures
  readonly stake: number
  readonly comparison: Comparison
  /** Rounds in a second of a core's own time, whatever else the machine does. */
  readonly speed: number
}

const whole = (value: number) => Math.round(value).toLocaleString('en')
const nameOf = (id: string, mode: Mode) => (mode === 'buy' ? `${id}, bought` : id)

/** Written over itself while the rounds are played. */
export const progressOf = (id: string, mode: Mode, { rounds }: Tally, seconds: number) =>
  `\r${nameOf(id, mode)}: ${whole(rounds)} rounds, ${seconds.toFixed(0)} s `

export function reportOf({ id, mode, tally, figures, stake, comparison, speed }: Simulated) {
  const { returnToPlayer, hitChance, variance, exactVariance, agrees } = comparison
  const most = `${times(tally.largest, stake)} of ${times(figures.maxCredits, stake)}`
  return [
    `\r${nameOf(id, mode)}: ${whole(tally.rounds)} rounds, ${whole(speed)} in a core's second`,
    `  returns   ${percents(returnToPlayer)}`,
    `  hits      ${percents(hitChance)}`,
    `  variance  ${variance.toFixed(3)}, exact ${exactVariance.toFixed(3)}`,
    `  largest   ${most} stakes`,
    `  ${agrees ? 'agrees' : 'DOES NOT AGREE'}`,
  ].join('\n')
}

const times = (credits: number, stake: number) => Number((credits / stake).toFixed(2))

function percents({ seen, exact, margin, agrees }: Compared): string {
  const percent = (value: number) => `${(value * 100).toFixed(4)} %`
  const interval = `${percent(seen - margin)} to ${percent(seen + margin)}`
  return `${percent(seen)} (${interval}), exact ${percent(exact)}${agrees ? '' : ', outside'}`
}
