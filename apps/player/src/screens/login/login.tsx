import { Card } from '@fairhouse/ui'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useStatus } from '#features/status'
import { useAccount } from '#lib/account'
import { useAccountWords } from '#lib/account-words'
import { LoginForm } from './login-form.tsx'

/** Where visitors are sent whose brand is for members only. */
export function Login() {
  const { ta } = useAccountWords()
  const { data: status } = useStatus()
  useHomeForMembers()
  if (!status) return null
  const { agentSite } = status.accounts
  return (
    <Card className="mx-auto flex w-full max-w-md flex-col gap-5 p-5 sm:p-8">
      <h1 className="text-3xl font-bold tracking-tight">
        {ta(agentSite ? 'login.title_agent' : 'login.title')}
      </h1>
      <LoginForm status={status} />
    </Card>
  )
}

/** Whoever is signed in, here or by another tab, has nothing to do on this page. */
function useHomeForMembers(): void {
  const account = useAccount()
  const [, navigate] = useLocation()
  useEffect(() => {
    if (account) navigate('/', { replace: true })
  }, [account, navigate])
}
