import { deviceZone } from '@fairhouse/browser/moment'
import { call } from '@fairhouse/browser/call'
import { Choice, Problem, pushToast } from '@fairhouse/ui'
import { useAction } from '#lib/action'
import { useInvalidate } from '#lib/query'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'

const device = ''

/** The time zone of all times that this staff member sees and types. */
export function ChooseZone() {
  const { t } = useWords()
  const { timeZone } = useMe()
  const { problem, run } = useAction()
  const again = useInvalidate()
  const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]
  const choose = (zone: string) =>
    void run(async () => {
      await call('POST /office/api/me/zone', { timeZone: zone === device ? null : zone })
      pushToast(t('common.done'), 'good')
      again('GET /office/api/me')
    })
  return (
    <div className="flex max-w-md flex-col gap-3">
      <p className="text-sm text-text-quiet">{t('own.zone_text')}</p>
      <Choice
        label={t('own.zone')}
        options={[
          { value: device, label: t('own.zone_device', { zone: deviceZone() }) },
          ...zones.map((zone) => ({ value: zone, label: zone })),
        ]}
        value={timeZone ?? device}
        onChange={choose}
      />
      <Problem text={problem} />
    </div>
  )
}
