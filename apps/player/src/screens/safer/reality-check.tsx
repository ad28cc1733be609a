import { Button, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { Problem } from '#lib/action'
import { call } from '#lib/call'
import { useCentreWords } from '#lib/centre-words'
import { minutesText, type Limits } from '#lib/limits'
import { Spans } from './spans.tsx'
import { useLimitChange } from './use-change.ts'

const none = 'none'

/** After how many minutes play is interrupted. */
export function RealityCheck({ check }: { check: Limits['realityCheck'] }) {
  const { tc, tag } = useCentreWords()
  const { busy, problem, change } = useLimitChange()
  const { own, inForce, choices } = check
  const [chosen, setChosen] = useState(own === null ? none : String(own))
  const options = [
    ...choices.map((minutes) => ({ value: String(minutes), label: minutesText(minutes, tag) })),
    { value: none, label: tc('safer.check_none') },
  ]
  const save = async () => {
    const minutes = chosen === none ? null : Number(chosen)
    const isDone = await change(() => call('POST /wps/limits/reality-check', { minutes }))
    if (isDone) pushToast(tc('safer.check_saved'), 'good')
  }
  return (
    <div className="flex flex-col gap-5">
      <p className="text-text-quiet">{tc('safer.check_lead')}</p>
      <p role="status" className="font-semibold">
        {inForce === null
          ? tc('safer.check_off')
          : tc('safer.check_on', { span: minutesText(inForce, tag) })}
      </p>
      {own === null && inForce !== null && (
        <p className="text-sm text-text-quiet">{tc('safer.check_market')}</p>
      )}
      <Spans
        legend={tc('safer.check_every')}
        options={options}
        value={chosen}
        onChange={setChosen}
      />
      <Problem text={problem} />
      <div>
        <Button busy={busy} onClick={() => void save()}>
          {tc('centre.save')}
        </Button>
      </div>
    </div>
  )
}
