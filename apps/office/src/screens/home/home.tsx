import { EmptyState } from '@fairhouse/ui'
import { Page } from '#features/page'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import { DashboardPanel } from './dashboard.tsx'
import { queues } from './queues.ts'
import { Waiting, WaitingApprovals } from './waiting.tsx'

/** Dashboard and work queues that the colleague may see. */
export function Home() {
  const { t } = useWords()
  const { may, name } = useMe()
  const own = queues.filter(({ permission }) => may(permission))
  const isNothing = own.length === 0 && !may('approvalRead')
  const waiting = !isNothing && (
    <section aria-label={t('home.queues')}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {own.map((queue) => (
          <Waiting key={queue.href} queue={queue} />
        ))}
        {may('approvalRead') && <WaitingApprovals />}
      </ul>
    </section>
  )
  return (
    <Page title={t('home.title')} text={t('home.text', { name })}>
      {may('reportRead') ? <DashboardPanel>{waiting}</DashboardPanel> : waiting}
      {isNothing && !may('reportRead') && (
        <EmptyState title={t('home.nothing')} text={t('home.nothing_text')} />
      )}
    </Page>
  )
}
