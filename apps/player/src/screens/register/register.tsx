import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Card, Icon } from '@fairhouse/ui'
import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { useStatus } from '#features/status'
import { useAccount } from '#lib/account'
import { Offers } from './offers.tsx'
import { RegisterForm } from './register-form.tsx'
import type { Status } from './status.ts'
import { BonusTerms, useTitle } from './title.tsx'

const backClass =
  'inline-flex min-h-11 items-center gap-2 self-start text-sm font-semibold text-accent'

export function Register() {
  const { data: status } = useStatus()
  if (!status) return null
  return status.accounts.agentSite ? <ForAgents /> : <Opened status={status} />
}

/** Agent domains have no registration. */
function ForAgents() {
  const [, navigate] = useLocation()
  useEffect(() => navigate('/login', { replace: true }), [navigate])
  return null
}

function Opened({ status }: { status: Status }) {
  const { t } = useWords(accountWords)
  const title = useTitle(status)
  const account = useAccount()
  const [, navigate] = useLocation()
  const isMember = account && account.type !== 4
  useEffect(() => {
    if (isMember) navigate('/', { replace: true })
  }, [isMember, navigate])
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <Card className="flex flex-col gap-5 p-5 sm:p-8">
        <Link href="/" className={backClass}>
          <Icon name="chevron" className="size-4 rotate-90 rtl:-rotate-90" />
          {t('register.back')}
        </Link>
        <h1 className="text-3xl font-bold tracking-tight">{title}</h1>
        <BonusTerms status={status} />
        <RegisterForm status={status} isPage />
      </Card>
      <Offers />
    </div>
  )
}
