import { sumOf } from '@fairhouse/engines/lottery'
import type { lotteryWords } from '@fairhouse/i18n/lottery'
import type { Translate } from '#lib/words'
import { twoDigits, waveOf } from './ball.tsx'
import type { DrawResult, NumberResult } from './read-result.ts'

type Say = Translate<typeof lotteryWords>

/** Digit by digit, so that a screen reader does not read a prize as one big number. */
const spelled = (number: string) => Array.from(number).join(' ')

/** A result in words, for screen readers. */
export function resultText(t: Say, result: DrawResult): string {
  if (result.kind !== 'vn') return numbersText(t, result)
  const prizes = result.stations.map((draw) => spelled(draw[0] ?? ''))
  const [first = '', second] = prizes
  return second === undefined
    ? t('draws.says_special_prize', { number: first })
    : t('draws.says_special_prizes', { first, second })
}

function numbersText(t: Say, { kind, numbers }: NumberResult): string {
  const list = numbers.join(', ')
  if (kind === 'k3') return t('draws.says_dice', { numbers: list, sum: sumOf(numbers) })
  if (kind === 'lucky-28') {
    return t('draws.says_sum', { numbers: numbers.join(' + '), sum: sumOf(numbers) })
  }
  if (kind !== 'mark-six') return t('draws.says_numbers', { numbers: list })
  const named = numbers.map((one) => `${twoDigits(one)} ${t(`draws.wave_${waveOf(one)}`)}`)
  return t('draws.says_six', { numbers: named.slice(0, 6).join(', '), special: named[6] ?? '' })
}
