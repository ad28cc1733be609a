import { buttonClass, Icon } from '@fairhouse/ui'
import { Link } from 'wouter'
import { FeedbackButton } from '#features/customer-service'
import { useStatus } from '#features/status'
import { useWords } from '#lib/words'
import { Domains } from './domains.tsx'

/** Customer service page of a brand without an external one; also opens as a small window. */
export function Service() {
  const { t } = useWords()
  const { data: status } = useStatus()
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-5 py-4 text-center">
      <span className="inline-flex size-16 items-center justify-center rounded-full bg-accent-soft">
        <Icon name="headset" className="size-8 text-accent" />
      </span>
      <h1 className="text-3xl font-semibold tracking-tight">{t('notes.service_title')}</h1>
      <p className="text-lg/relaxed text-text-quiet">
        {t(status?.brand.demonstration ? 'notes.desk_demo' : 'notes.desk_none')}
      </p>
      {status?.status === 0 && (
        <div className="flex flex-wrap justify-center gap-3">
          <Link href="/helpmc" className={buttonClass('quiet')}>
            {t('content.help_title')}
          </Link>
          <FeedbackButton />
        </div>
      )}
      {status?.status === 0 && <Domains />}
    </div>
  )
}
