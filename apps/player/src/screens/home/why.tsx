import { Badge, join, Stage } from '@fairhouse/ui'
import { Seal } from '#features/brand'
import type { Status } from '#features/status'
import { useWords } from '#lib/words'
import { Facts } from './facts.tsx'
import { Sources } from './sources.tsx'

/** Reasons to play here; each must be true today and verifiable from this page. */
export function Why({ status }: { status: Status }) {
  return (
    <div className="flex flex-col gap-4 md:gap-5">
      <Claim status={status} />
      <Reasons />
      <div className="deferred grid gap-4 md:gap-5 lg:grid-cols-[7fr_5fr]">
        <Facts status={status} />
        <Sources />
      </div>
    </div>
  )
}

function Claim({ status: { brand } }: { status: Status }) {
  const { t } = useWords()
  return (
    <Stage tint="jade" className="claim rounded-card p-6 sm:p-10 lg:p-14">
      <div className="flex flex-col items-start gap-4 md:max-w-[58%]">
        <output>
          <Badge tone="good" moving>
            {t('site.state_normal')}
          </Badge>
        </output>
        <h1 className="text-5xl font-extrabold tracking-tighter sm:text-7xl lg:text-8xl">
          {brand.name}
        </h1>
        <p className="text-2xl font-semibold tracking-tight text-stage-accent sm:text-3xl">
          {t('site.tagline')}
        </p>
        <p className="text-base/relaxed text-on-stage-quiet sm:text-lg/relaxed">{t('site.lead')}</p>
      </div>
      <Seal
        name={brand.name}
        className={join(
          'absolute -end-28 -top-24 -z-1 w-72 opacity-50 md:opacity-100',
          'md:end-6 md:top-1/2 md:w-60 md:-translate-y-1/2 lg:end-14 lg:w-88',
        )}
      />
    </Stage>
  )
}

/** Large figures with captions. */
function Reasons() {
  const { t } = useWords()
  const reasons = [
    { figure: '1', title: t('home.why_ledger'), text: t('home.why_ledger_text') },
    { figure: '0', title: t('home.why_chain'), text: t('home.why_chain_text') },
    { figure: t('home.why_open_figure'), title: t('home.why_open'), text: t('home.why_open_text') },
  ]
  return (
    <ul className="deferred grid gap-4 md:grid-cols-3 md:gap-5">
      {reasons.map(({ figure, title, text }) => (
        <li
          key={title}
          className={join(
            'reason grid grid-cols-[5.5rem_1fr] items-center gap-x-3 rounded-card p-5',
            'border border-line shadow-card md:grid-cols-1 md:p-6',
          )}
        >
          <strong className="text-3xl font-extrabold tracking-tighter text-accent md:text-6xl">
            {figure}
          </strong>
          <div className="flex min-w-0 flex-col gap-1">
            <h2 className="text-lg font-semibold tracking-tight">{title}</h2>
            <p className="text-sm/relaxed text-text-quiet">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
