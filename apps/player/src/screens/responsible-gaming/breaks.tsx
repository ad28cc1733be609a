import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { hoursText, monthsText, type Exclusion } from '#lib/limits'
import { breakWays, listChoices, type Choice } from './break-choices.ts'
import { BreakPart } from './break-part.tsx'

/** Breaks and exclusions. An active one can only be extended. */
export function Breaks({ exclusion }: { exclusion: Exclusion }) {
  const { t, tag } = useWords(centreWords)
  const labelOf = ({ way, span }: Choice) => {
    if (span === null) return t('safer.for_good')
    return way === 'break' ? hoursText(span, tag) : monthsText(span, tag)
  }
  const parts = breakWays
    .map((way) => ({ way, choices: listChoices(way, exclusion) }))
    .filter(({ choices }) => choices.length > 0)
  if (parts.length === 0) return <p className="text-text-quiet">{t('safer.nothing_more')}</p>
  return (
    <div className="flex flex-col gap-8">
      {exclusion.now && <p className="text-text-quiet">{t('safer.longer')}</p>}
      {parts.map(({ way, choices }) => (
        <BreakPart
          key={way}
          way={way}
          choices={choices}
          labelOf={labelOf}
          everyBrand={exclusion.everyBrand}
        />
      ))}
    </div>
  )
}
