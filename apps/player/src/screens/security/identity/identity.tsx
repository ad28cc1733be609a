import { Button, Icon, join, Skeleton, type IconName } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { useAccountWords } from '#lib/account-words'
import { Problem, problemText, useAction } from '#lib/action'
import { call, type Value } from '#lib/call'
import { useCentreWords } from '#lib/centre-words'
import { useGuarded } from '#lib/guarded'
import { momentText } from '#lib/moment'
import { useOwn } from '#lib/own'
import { DocumentForm } from './document-form.tsx'

type Known = Value<'GET /wps/identity'>

const ask = () => call('GET /wps/identity')

/** Who owns the account: what is asked for, what was sent, and what became of it. */
export function Identity({ onChanged }: { onChanged: () => void }) {
  const { ta } = useAccountWords()
  const { data: known, error, again } = useOwn(ask)
  if (!known) {
    return error === undefined ? (
      <Skeleton className="h-60 w-full" />
    ) : (
      <Problem text={problemText(error, ta)} />
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
  const { tc } = useCentreWords()
  return (
    <Card tone="good" title={tc('identity.verified_title')}>
      <p className="text-text-quiet">{tc('identity.verified_text')}</p>
    </Card>
  )
}

function Waits({ known: { kind, sentAt } }: { known: Known }) {
  const { tc, tag } = useCentreWords()
  const values = {
    document: kind === null ? '' : tc(`identity.kind_${kind}`),
    time: sentAt === null ? '' : momentText(sentAt, tag),
  }
  return (
    <Card tone="quiet" title={tc('identity.waiting_title')}>
      <p className="text-text-quiet">{tc('identity.waiting_text', values)}</p>
    </Card>
  )
}

/** What is asked for, or why what was sent did not do. */
function Why({ known: { state, fault, note, isAsked } }: { known: Known }) {
  const { tc } = useCentreWords()
  if (state !== 'refused' || fault === null) {
    return <p className="text-text-quiet">{tc(isAsked ? 'identity.asked' : 'identity.free')}</p>
  }
  return (
    <Card tone="bad" title={tc('identity.refused_title')}>
      <p>{tc(`identity.fault_${fault}`)}</p>
      {note !== null && <p className="break-words text-text-quiet">{note}</p>}
    </Card>
  )
}

/** Nobody was here for a year: one proof more, and all is as before. */
function Dormant({ onAwake }: { onAwake: () => void }) {
  const { tc } = useCentreWords()
  const guarded = useGuarded()
  const { busy, problem, run } = useAction()
  const wake = async () => {
    await guarded(() => call('POST /wps/identity/wake'))
    onAwake()
  }
  return (
    <>
      <Card tone="quiet" title={tc('identity.dormant_title')}>
        <p className="text-text-quiet">{tc('identity.dormant_text')}</p>
      </Card>
      <Problem text={problem} />
      <div>
        <Button busy={busy} icon="shield" onClick={() => void run(wake)}>
          {tc('identity.dormant_wake')}
        </Button>
      </div>
    </>
  )
}
