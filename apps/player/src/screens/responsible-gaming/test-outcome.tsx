import { centreWords } from '@fairhouse/i18n/centre'
import { safetyWords } from '@fairhouse/i18n/safety'
import { useWords } from '#lib/words'
import { Button, Icon } from '@fairhouse/ui'
import { momentText } from '#lib/moment'
import { FocusedHeading } from './focused-heading.tsx'
import type { TestResult } from './queries.ts'
import type { TabName } from './use-tab.ts'

interface Props {
  result: TestResult
  /** True right after the test. */
  isNew: boolean
  onLead: (to: TabName) => void
  onAgain: () => void
}

/** Result and date of the last self-test, with next steps. */
export function TestOutcome({ result: { band, at }, isNew, onLead, onAgain }: Props) {
  const { t, tag } = useWords(centreWords, safetyWords)
  return (
    <div className="flex flex-col gap-5">
      <section className="flex gap-4 rounded-card border border-accent bg-accent-soft p-4">
        <Icon name="heart" className="size-8 text-accent" />
        <div className="flex min-w-0 flex-col gap-2">
          <p className="text-sm text-text-quiet">
            {t('selftest.last', { time: momentText(at, tag) })}
          </p>
          <FocusedHeading text={t(`selftest.band_${band}`)} takesFocus={isNew} />
          <p>{t(`selftest.advice_${band}`)}</p>
        </div>
      </section>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button icon="moon" onClick={() => onLead('break')}>
          {t('safer.break_title')}
        </Button>
        <Button variant="quiet" icon="headset" onClick={() => onLead('help')}>
          {t('help.title')}
        </Button>
        <Button variant="quiet" icon="sliders" onClick={() => onLead('limits')}>
          {t('safer.tab_limits')}
        </Button>
      </div>
      <div>
        <Button variant="plain" icon="refresh" onClick={onAgain}>
          {t('selftest.again')}
        </Button>
      </div>
    </div>
  )
}
