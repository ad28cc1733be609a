import { Card, StatusDot, type Tone } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import type { Status } from '#features/status'
import { useLiveState } from '#lib/live'
import { useReaderZone } from '#lib/moment'
import { useOnline } from '#lib/online'
import { useWords } from '#lib/words'
import { Clock } from './clock.tsx'

/** Facts reported by the server, styled as a ledger. */
export function Facts({ status }: { status: Status }) {
  const { t } = useWords()
  const { version, brand } = status
  const zone = useReaderZone() ?? brand.timeZone
  return (
    <Card className="flex flex-col p-5 sm:p-7">
      <h2 className="text-xl font-semibold tracking-tight">{t('site.now')}</h2>
      <p className="mt-1 text-sm text-text-quiet">{t('site.state_normal_text')}</p>
      <dl className="mt-5 flex grow flex-col justify-between gap-3">
        <Fact name={t('site.link')}>
          <Connection />
        </Fact>
        <Fact name={t('site.time')}>
          <Clock status={status} />
        </Fact>
        <Fact name={t('site.zone')}>{zone}</Fact>
        <Fact name={t('site.currency')}>{brand.currency}</Fact>
        <Fact name={t('site.version')}>{version}</Fact>
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <dt className="text-text-quiet">{name}</dt>
      <div aria-hidden="true" className="leader h-3 min-w-4 grow self-center" />
      <dd className="min-w-0 font-medium tabular-nums">{children}</dd>
    </div>
  )
}

function Connection() {
  const { t } = useWords()
  const state = useLiveState()
  const online = useOnline()
  const tone: Tone = !online ? 'bad' : state === 'live' ? 'good' : 'warn'
  const key = {
    good: 'site.link_live',
    warn: 'site.link_reconnecting',
    bad: 'site.link_offline',
  } as const
  return (
    <output className="inline-flex items-center gap-2.5">
      <StatusDot tone={tone} moving={tone === 'warn'} />
      {t(key[tone])}
    </output>
  )
}
