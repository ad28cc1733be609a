import { Button, Icon } from '@fairhouse/ui'
import { useCentreWords } from '#lib/centre-words'
import { momentText } from '#lib/moment'
import { useSafetyWords } from '#lib/safety-words'
import { Landing } from './landing.tsx'
import type { TestResult } from './queries.ts'
import type { View } from './use-view.ts'

interface Props {
  result: TestResult
  /** It has just been found. */
  isNew: boolean
  onLead: (to: View) => void
  onAgain: () => void
}

/** What the last test came to, when that was, and where to go from here. */
export function TestOutcome({ result: { band, at }, isNew, onLead, onAgain }: Props) {
  const { tc } = useCentreWords()
  const { ts, tag } = useSafetyWords()
  return (
    <div className="flex flex-col gap-5">
      <section className="flex gap-4 rounded-card border border-accent bg-accent-soft p-4">
        <Icon name="heart" className="size-8 text-accent" />
        <div className="flex min-w-0 flex-col gap-2">
          <p className="text-sm text-text-quiet">
            {ts('selftest.last', { time: momentText(at, tag) })}
          </p>
          <Landing text={ts(`selftest.band_${band}`)} takesFocus={isNew} />
          <p>{ts(`selftest.advice_${band}`)}</p>
        </div>
      </section>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button icon="moon" onClick={() => onLead('break')}>
          {tc('safer.break_title')}
        </Button>
        <Button variant="quiet" icon="headset" onClick={() => onLead('help')}>
          {ts('help.title')}
        </Button>
        <Button variant="quiet" icon="sliders" onClick={() => onLead('limits')}>
          {tc('safer.tab_limits')}
        </Button>
      </div>
      <div>
        <Button variant="plain" icon="refresh" onClick={onAgain}>
          {ts('selftest.again')}
        </Button>
      </div>
    </div>
  )
}
