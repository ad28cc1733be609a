import type { LimitName } from '@fairhouse/protocol'
import { Button, Icon, pushToast } from '@fairhouse/ui'
import { Problem } from '#lib/action'
import { call } from '#lib/call'
import { useCentreWords } from '#lib/centre-words'
import { nowMs } from '#lib/clock'
import type { Limit } from '#lib/limits'
import { momentText } from '#lib/moment'
import { useLimitChange } from './use-change.ts'

interface Props {
  name: LimitName
  wish: NonNullable<Limit['wish']>
  text: (value: string) => string
}

/** More, or no limit any more: what was asked for, and from when to when it can be confirmed. */
export function LimitWish({ name, wish: { value, from, until }, text }: Props) {
  const { tc, tag } = useCentreWords()
  const { busy, problem, change } = useLimitChange()
  const isTime = Date.parse(from) <= nowMs()
  const times = { from: momentText(from, tag), until: momentText(until, tag) }
  const confirm = async () => {
    const isDone = await change(() => call('POST /wps/limits/confirm', { name }))
    if (isDone) pushToast(tc('safer.confirmed'), 'good')
  }
  const drop = async () => {
    const isDone = await change(() => call('POST /wps/limits/drop', { name }))
    if (isDone) pushToast(tc('safer.dropped'), 'good')
  }
  return (
    <div className="flex flex-col gap-3 rounded-control bg-surface-sunken px-4 py-3 text-sm">
      <div className="flex items-start gap-2">
        <Icon name="clock" className="mt-px size-4.5 text-warn" />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="font-semibold">
            {value === null ? tc('safer.wish_none') : tc('safer.wish', { value: text(value) })}
          </p>
          <p className="text-text-quiet">
            {tc(isTime ? 'safer.wish_open' : 'safer.wish_times', times)}
          </p>
        </div>
      </div>
      <Problem text={problem} />
      <div className="flex flex-wrap gap-3">
        {isTime && (
          <Button size="small" busy={busy} onClick={() => void confirm()}>
            {tc('safer.confirm')}
          </Button>
        )}
        <Button size="small" variant="quiet" busy={busy} onClick={() => void drop()}>
          {tc('safer.drop')}
        </Button>
      </div>
    </div>
  )
}
