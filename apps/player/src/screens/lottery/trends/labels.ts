import type { lotteryWords } from '@fairhouse/i18n/lottery'
import type { Translate } from '#lib/words'
import type { Subject } from './subjects.ts'

export type Say = Translate<typeof lotteryWords>

export function subjectLabel(t: Say, { name, places }: Subject): string {
  const [first = 0, second = 0] = places
  if (name === 'position') return t('draws.subject_position', { number: first })
  if (name === 'pair') return t('draws.subject_pair', { first, second })
  return t(`draws.subject_${name}`)
}
