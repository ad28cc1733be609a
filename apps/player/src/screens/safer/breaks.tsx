import { useCentreWords } from '#lib/centre-words'
import { hoursText, monthsText, type Exclusion } from '#lib/limits'
import { breakWays, choicesOf, type Choice } from './break-choices.ts'
import { BreakPart } from './break-part.tsx'

/** Away for some hours or weeks, for months, or for good. One that holds can only become longer. */
export function Breaks({ exclusion }: { exclusion: Exclusion }) {
  const { tc, tag } = useCentreWords()
  const labelOf = ({ way, span }: Choice) => {
    if (span === null) return tc('safer.for_good')
    return way === 'break' ? hoursText(span, tag) : monthsText(span, tag)
  }
  const parts = breakWays
    .map((way) => ({ way, choices: choicesOf(way, exclusion) }))
    .filter(({ choices }) => choices.length > 0)
  if (parts.length === 0) return <p className="text-text-quiet">{tc('safer.nothing_more')}</p>
  return (
    <div className="flex flex-col gap-8">
      {exclusion.now && <p className="text-text-quiet">{tc('safer.longer')}</p>}
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
