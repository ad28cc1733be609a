import type { Figures, Mode } from '@fairhouse/engines'
import type { ComparedFigure, Comparison } from './compare.ts'
import type { Tally } from './tally.ts'

interface Simulation {
  readonly id: string
  readonly mode: Mode
  readonly tally: Tally
  readonly figures: Figures
  readonly stake: number
  readonly comparison: Comparison
  /** Rounds per second of a core's CPU time. */
  readonly speed: number
}

const rounded = (value: number) => Math.round(value).toLocaleString('en')
const nameOf = (id: string, mode: Mode) => (mode === 'buy' ? `${id}, bought` : id)

/** Progress line that overwrites itself. */
export const progressOf = (id: string, mode: Mode, { rounds }: Tally, seconds: number) =>
  `\r${nameOf(id, mode)}: ${rounded(rounds)} rounds, ${seconds.toFixed(0)} s `

export function reportOf({ id, mode, tally, figures, stake, comparison, speed }: Simulation) {
  const { returnToPlayer, hitChance, variance, exactVariance, agrees } = comparison
  const largest = `${times(tally.largest, stake)} of ${times(figures.maxCredits, stake)}`
  return [
    `\r${nameOf(id, mode)}: ${rounded(tally.rounds)} rounds, ${rounded(speed)} in a core's second`,
    `  returns   ${percents(returnToPlayer)}`,
    `  hits      ${percents(hitChance)}`,
    `  variance  ${variance.toFixed(3)}, exact ${exactVariance.toFixed(3)}`,
    `  largest   ${largest} stakes`,
    `  ${agrees ? 'agrees' : 'DOES NOT AGREE'}`,
  ].join('\n')
}

const times = (credits: number, stake: number) => Number((credits / stake).toFixed(2))

function percents({ measured, exact, margin, agrees }: ComparedFigure): string {
  const percent = (value: number) => `${(value * 100).toFixed(4)} %`
  const interval = `${percent(measured - margin)} to ${percent(measured + margin)}`
  return `${percent(measured)} (${interval}), exact ${percent(exact)}${agrees ? '' : ', outside'}`
}
