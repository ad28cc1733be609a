import { moneyText, parseAmount } from '@fairhouse/money'
import { buttonClass, Chart, Icon, Money } from '@fairhouse/ui'
import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { BrandChoice } from '#features/brand-choice'
import { LoadState } from '#features/list'
import { Section } from '#features/page'
import { freshQuery, useLiveQuery } from '#lib/query'
import { useWords } from '#lib/words'
import { LastCheck } from './last-check.tsx'
import { LastDays } from './last-days.tsx'
import type { Dashboard } from './view.ts'

/** Live figures of a brand, with the work queues in between. */
export function DashboardPanel({ children }: { children: ReactNode }) {
  const [brandId, setBrandId] = useState<string>()
  const answer = useLiveQuery(
    freshQuery('GET /office/api/dashboard', { ...(brandId !== undefined && { brandId }) }),
  )
  return (
    <>
      <LoadState answer={answer}>
        {(dashboard) => (
          <>
            <Alerts dashboard={dashboard} />
            <Today dashboard={dashboard} onBrand={setBrandId} />
            <div className="grid grid-cols-1 gap-6 xl:grid-cols-3">
              <div className="min-w-0 xl:col-span-2">
                <DailyChart dashboard={dashboard} />
              </div>
              <LastCheck check={dashboard.check} />
            </div>
          </>
        )}
      </LoadState>
      {children}
      {answer.data && <LastDays dashboard={answer.data} />}
    </>
  )
}

const alertClass = 'flex items-start gap-3 rounded-card border border-bad bg-surface p-4 text-bad'

function Alerts({ dashboard: { alerts } }: { dashboard: Dashboard }) {
  const { t } = useWords()
  if (alerts.length === 0) return null
  return (
    <section aria-label={t('home.alerts')}>
      <ul className="flex flex-col gap-2">
        {alerts.map(({ kind, count }) => (
          <li key={kind} className={alertClass}>
            <Icon name="alert" className="mt-0.5 size-5 shrink-0" />
            {t(`home.alert_${kind}`, { count })}
          </li>
        ))}
      </ul>
    </section>
  )
}

const amounts = ['deposit', 'withdrawal', 'stake', 'revenue'] as const

function Today({ dashboard, onBrand }: { dashboard: Dashboard; onBrand: (id: string) => void }) {
  const { t } = useWords()
  const { brands, brandId, currency, online, owed, timeZone } = dashboard
  const [today] = dashboard.days
  const tiles = [
    { key: 'online', text: String(online) },
    ...amounts.map((key) => ({ key, text: moneyText(today?.[key] ?? '0', currency) })),
    { key: 'owed', text: moneyText(owed, currency) },
  ] as const
  return (
    <Section
      title={t('home.figures')}
      actions={
        <div className="flex flex-wrap items-end gap-3">
          <BrandChoice {...{ brands }} value={brandId} onChange={onBrand} />
          <Link href="/reports" className={buttonClass('quiet', 'small')}>
            {t('home.to_reports')}
          </Link>
        </div>
      }
    >
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {tiles.map(({ key, text }) => (
          <div key={key}>
            <dt className="text-sm text-text-quiet">{t(`home.${key}`)}</dt>
            <dd className="mt-1">
              <Money text={text} className="text-2xl" />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-text-quiet">{t('home.figures_text', { zone: timeZone })}</p>
    </Section>
  )
}

/** Decorative: the table below has the same data. */
function DailyChart({ dashboard: { days, currency } }: { dashboard: Dashboard }) {
  const { t } = useWords()
  const points = days.toReversed().map(({ day, revenue }) => ({
    label: day,
    units: parseAmount(revenue) ?? 0n,
    text: moneyText(revenue, currency),
  }))
  return <Chart caption={t('home.chart', { currency })} points={points} />
}
