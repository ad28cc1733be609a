import { lotteryWords } from '@fairhouse/i18n/lottery'
import { useWords } from '#lib/words'
import { subjectLabel } from './labels.ts'
import { currentStreaks } from './roads.ts'
import type { Numbers, Subject } from './subjects.ts'

const rowClass =
  'flex items-baseline justify-between gap-3 border-b border-line px-3 py-2.5 last:border-0'

interface Props {
  /** Results, the last first. */
  draws: readonly Numbers[]
  subjects: readonly Subject[]
}

/** Sides that came three times or more in a row until now. */
export function Streaks({ draws, subjects }: Props) {
  const { t } = useWords(lotteryWords)
  const streaks = currentStreaks(draws, subjects)
  if (streaks.length === 0) {
    return <p className="py-6 text-center text-text-quiet">{t('draws.streaks_none')}</p>
  }
  return (
    <ul className="flex flex-col rounded-control border border-line bg-surface">
      {streaks.map(({ subject, side, length }) => (
        <li key={`${subject.id} ${side}`} className={rowClass}>
          <span className="min-w-0">
            {subjectLabel(t, subject)}{' '}
            <span className="font-semibold">{t(`draws.side_${side}`)}</span>
          </span>
          <span className="font-semibold whitespace-nowrap text-accent tabular-nums">
            {t('draws.streak', { count: length })}
          </span>
        </li>
      ))}
    </ul>
  )
}
