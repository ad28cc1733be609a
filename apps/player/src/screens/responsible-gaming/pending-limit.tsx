import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import type { LimitName } from '@fairhouse/protocol'
import { Button, Icon, pushToast } from '@fairhouse/ui'
import { Problem } from '#lib/action'
import { call } from '#lib/call'
import { nowMs } from '#lib/clock'
import type { Limit } from '#lib/limits'
import { momentText } from '#lib/moment'
import { useLimitChange } from './use-change.ts'

interface Props {
  name: LimitName
  wish: NonNullable<Limit['wish']>
  text: (value: string) => string
}

/** Pending increase or removal of a limit, with its confirmation window. */
export function PendingLimit({ name, wish: { value, from, until }, text }: Props) {
  const { t, tag } = useWords(centreWords)
  const { busy, problem, change } = useLimitChange()
  const isTime = Date.parse(from) <= nowMs()
  const times = { from: momentText(from, tag), until: momentText(until, tag) }
  const confirm = async () => {
    const isDone = await change(() => call('POST /wps/limits/confirm', { name }))
    if (isDone) pushToast(t('safer.confirmed'), 'good')
  }
  const drop = async () => {
    const isDone = await change(() => call('POST /wps/limits/drop', { name }))
    if (isDone) pushToast(t('safer.dropped'), 'good')
  }
  return (
    <div className="flex flex-col gap-3 rounded-control bg-surface-sunken px-4 py-3 text-sm">
      <div className="flex items-start gap-2">
        <Icon name="clock" className="mt-px size-4.5 text-warn" />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="font-semibold">
            {value === null ? t('safer.wish_none') : t('safer.wish', { value: text(value) })}
          </p>
          <p className="text-text-quiet">
            {t(isTime ? 'safer.wish_open' : 'safer.wish_times', times)}
          </p>
        </div>
      </div>
      <Problem text={problem} />
      <div className="flex flex-wrap gap-3">
        {isTime && (
          <Button size="small" busy={busy} onClick={() => void confirm()}>
            {t('safer.confirm')}
          </Button>
        )}
        <Button size="small" variant="quiet" busy={busy} onClick={() => void drop()}>
          {t('safer.drop')}
        </Button>
      </div>
    </div>
  )
}
