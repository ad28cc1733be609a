import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Card } from '@fairhouse/ui'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useStatus } from '#features/status'
import { useAccount } from '#lib/account'
import { LoginForm } from './login-form.tsx'

/** Sign-in page of a members-only brand. */
export function Login() {
  const { t } = useWords(accountWords)
  const { data: status } = useStatus()
  useHomeForMembers()
  if (!status) return null
  const { agentSite } = status.accounts
  return (
    <Card className="mx-auto flex w-full max-w-md flex-col gap-5 p-5 sm:p-8">
      <h1 className="text-3xl font-bold tracking-tight">
        {t(agentSite ? 'login.title_agent' : 'login.title')}
      </h1>
      <LoginForm status={status} />
    </Card>
  )
}

/** Leaves this page after a sign-in, here or in another tab. */
function useHomeForMembers(): void {
  const account = useAccount()
  const [, navigate] = useLocation()
  useEffect(() => {
    if (account) navigate('/', { replace: true })
  }, [account, navigate])
}
