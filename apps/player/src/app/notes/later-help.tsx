import { Button, join } from '@fairhouse/ui'
import { CookieChoices } from '#features/consent'
import { useCustomerService } from '#features/customer-service'
import type { Status } from '#features/status'
import { useWords } from '#lib/words'

const choicesClass = join(
  'min-h-11 cursor-pointer rounded-control px-4 text-sm font-semibold text-text-quiet',
  'hover:text-text hover:underline',
)

/** At the end of a page: somebody to talk to, and the choice about cookies. */
export function LaterHelp({ status }: { status: Status }) {
  const { t } = useWords()
  const { open, busy } = useCustomerService()
  const hasService = status.customerService.version.pathList.length > 0
  return (
    <div className="mt-10 flex flex-wrap gap-3 empty:hidden">
      {hasService && (
        <Button variant="quiet" size="small" icon="headset" busy={busy} onClick={open}>
          {t('notes.service_title')}
        </Button>
      )}
      <CookieChoices gtagId={status.analytics.gtagId} className={choicesClass} />
    </div>
  )
}
