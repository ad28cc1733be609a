import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { durationOf } from './duration.ts'

/** How long recent reviews took. */
export function UsualReview({ seconds }: { seconds: number }) {
  const { t } = useWords(centreWords)
  const { unit, count } = durationOf(seconds)
  const time = t(`withdraw.time_${unit}`, { count })
  return <p className="text-sm text-text-quiet">{t('deposit.review_usual', { time })}</p>
}
