import { Contact } from '#features/customer-service'
import type { Status } from '#features/status'
import { StopText } from '#features/stops'
import { useWords } from '#lib/words'
import { Notice } from './notice.tsx'

type Props = Pick<Status, 'customerService' | 'stops' | 'brand'>

/** Replaces every page during maintenance and disappears when it ends. */
export function Maintenance({ customerService, stops, brand }: Props) {
  const { t } = useWords()
  const stop = stops.find(({ what }) => what === 'site')
  const text = stop ? <StopText stop={stop} brand={brand} /> : t('site.maintenance_text')
  return (
    <Notice icon="wrench" title={t('site.maintenance_title')} text={text}>
      <Contact links={customerService} />
    </Notice>
  )
}
