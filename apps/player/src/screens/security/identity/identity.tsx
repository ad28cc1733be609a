import { accountWords } from '@fairhouse/i18n/account'
import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Button, Icon, join, Skeleton, type IconName } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { Problem, problemText, useAction } from '#lib/action'
import { call, type Value } from '#lib/call'
import { UsualReview } from '#lib/duration'
import { useStepUp } from '#lib/step-up'
import { momentText } from '#lib/moment'
import { useMemberData } from '#lib/member-data'
import { DocumentForm } from './document-form.tsx'

type Known = Value<'GET /wps/identity'>

const ask = () => call('GET /wps/identity')

/** Identity verification: requirement, upload and result. */
export function Identity({ onChanged }: { onChanged: () => void }) {
  const { t } = useWords(accountWords)
  const { data: known, error, again } = useMemberData(ask)
  if (!known) {
    return error === undefined ? (
      <Skeleton className="h-60 w-full" />
    ) : (
      <Problem text={problemText(error, t)} />
    )
  }
  const changed = () => {
    void again()
    onChanged()
  }
  if (known.isDormant) return <Dormant onAwake={changed} />
  if (known.state === 'verified') return <Verified />
  if (known.state === 'waiting') return <Waits known={known} />
  return (
    <>
      <Why known={known} />
      <DocumentForm onSent={changed} />
    </>
  )
}

const cardClass = 'flex items-start gap-4 rounded-card border p-4'
const looks = {
  good: { icon: 'check', look: 'border-accent' },
  quiet: { icon: 'clock', look: 'border-line' },
  bad: { icon: 'alert', look: 'border-bad' },
} as const satisfies Record<string, { icon: IconName; look: string }>

interface CardProps {
  tone: keyof typeof looks
  title: string
  children: ReactNode
}

function Card({ tone, title, children }: CardProps) {
  const { icon, look } = looks[tone]
  return (
    <div className={join(cardClass, look)}>
      <Icon name={icon} className="mt-0.5 size-6 shrink-0" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  )
}

function Verified() {
  const { t } = useWords(centreWords)
  return (
    <Card tone="good" title={t('identity.verified_title')}>
      <p className="text-text-quiet">{t('identity.verified_text')}</p>
    </Card>
  )
}

function Waits({ known: { kind, sentAt, usualReviewSeconds } }: { known: Known }) {
  const { t, tag } = useWords(centreWords)
  const values = {
    document: kind === null ? '' : t(`identity.kind_${kind}`),
    time: sentAt === null ? '' : momentText(sentAt, tag),
  }
  return (
    <Card tone="quiet" title={t('identity.waiting_title')}>
      <p className="text-text-quiet">{t('identity.waiting_text', values)}</p>
      {usualReviewSeconds !== null && <UsualReview seconds={usualReviewSeconds} />}
    </Card>
  )
}

/** Requirement, or the reason of a refusal. */
function Why({ known: { state, fault, note, isAsked } }: { known: Known }) {
  const { t } = useWords(centreWords)
  if (state !== 'refused' || fault === null) {
    return <p className="text-text-quiet">{t(isAsked ? 'identity.asked' : 'identity.free')}</p>
  }
  return (
    <Card tone="bad" title={t('identity.refused_title')}>
      <p>{t(`identity.fault_${fault}`)}</p>
      {note !== null && <p className="break-words text-text-quiet">{note}</p>}
    </Card>
  )
}

/** Dormant account: asks for one more proof to reactivate it. */
function Dormant({ onAwake }: { onAwake: () => void }) {
  const { t } = useWords(centreWords)
  const guarded = useStepUp()
  const { busy, problem, run } = useAction()
  const wake = async () => {
    await guarded(() => call('POST /wps/identity/wake'))
    onAwake()
  }
  return (
    <>
      <Card tone="quiet" title={t('identity.dormant_title')}>
        <p className="text-text-quiet">{t('identity.dormant_text')}</p>
      </Card>
      <Problem text={problem} />
      <div>
        <Button busy={busy} icon="shield" onClick={() => void run(wake)}>
          {t('identity.dormant_wake')}
        </Button>
      </div>
    </>
  )
}
