import { Contact } from '#features/customer-service'
import type { Status } from '#features/status'
import { useWords } from '#lib/words'
import { Notice } from './notice.tsx'

/** Replaces every page during maintenance and disappears when it ends. */
export function Maintenance({ customerService }: Pick<Status, 'customerService'>) {
  const { t } = useWords()
  return (
    <Notice icon="wrench" title={t('site.maintenance_title')} text={t('site.maintenance_text')}>
      <Contact links={customerService} />
    </Notice>
  )
}
