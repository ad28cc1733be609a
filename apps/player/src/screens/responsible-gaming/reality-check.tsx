import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Button, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { Problem } from '#lib/action'
import { call } from '#lib/call'
import { minutesText, type Limits } from '#lib/limits'
import { SpanChoice } from './span-choice.tsx'
import { useLimitChange } from './use-change.ts'

const none = 'none'

/** Interval of the reality check. */
export function RealityCheck({ check }: { check: Limits['realityCheck'] }) {
  const { t, tag } = useWords(centreWords)
  const { busy, problem, change } = useLimitChange()
  const { own, inForce, choices } = check
  const [chosen, setChosen] = useState(own === null ? none : String(own))
  const options = [
    ...choices.map((minutes) => ({ value: String(minutes), label: minutesText(minutes, tag) })),
    { value: none, label: t('safer.check_none') },
  ]
  const save = async () => {
    const minutes = chosen === none ? null : Number(chosen)
    const isDone = await change(() => call('POST /wps/limits/reality-check', { minutes }))
    if (isDone) pushToast(t('safer.check_saved'), 'good')
  }
  return (
    <div className="flex flex-col gap-5">
      <p className="text-text-quiet">{t('safer.check_lead')}</p>
      <p role="status" className="font-semibold">
        {inForce === null
          ? t('safer.check_off')
          : t('safer.check_on', { span: minutesText(inForce, tag) })}
      </p>
      {own === null && inForce !== null && (
        <p className="text-sm text-text-quiet">{t('safer.check_market')}</p>
      )}
      <SpanChoice
        legend={t('safer.check_every')}
        options={options}
        value={chosen}
        onChange={setChosen}
      />
      <Problem text={problem} />
      <div>
        <Button busy={busy} onClick={() => void save()}>
          {t('centre.save')}
        </Button>
      </div>
    </div>
  )
}
