import { adminWords } from '@fairhouse/i18n/office'
import { languageName } from '#lib/language-name'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import type { Segment } from './view.ts'

/** Describes a campaign's segment in one line. */
export function useSegmentText(): (segment: Segment) => string {
  const { t } = useWords(adminWords)
  const when = useDateTime()
  return (segment) => {
    if (segment.accounts) return segment.accounts.join(', ')
    const { language, label, inactiveDays, balanceFrom, balanceTo, deposited } = segment
    const moments = (['registeredFrom', 'registeredTo', 'seenFrom', 'seenTo'] as const).map(
      (name) => segment[name] && `${t(`letters.${name}`)} ${when(segment[name])}`,
    )
    const said = [
      language && languageName(language),
      label,
      ...moments,
      inactiveDays && `${t('letters.inactive')} ${inactiveDays}`,
      balanceFrom && `≥ ${balanceFrom}`,
      balanceTo && `≤ ${balanceTo}`,
      deposited && t(`letters.deposited_${deposited}`),
    ]
    return said.filter(Boolean).join(' · ') || t('letters.all_members')
  }
}
