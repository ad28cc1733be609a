import { languageName } from '#lib/language-name'
import { useWhen } from '#lib/when'
import { useWords } from '#lib/later-words'
import type { Segment } from './told.ts'

/** Whom a letter was for, in a line. */
export function useSegmentText(): (segment: Segment) => string {
  const { t } = useWords()
  const when = useWhen()
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
