import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Button, IconButton, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { call } from '#lib/call'
import { callQuery, useQuery } from '#lib/query'
import { handleSignInAnswer } from '#lib/sign-in'

export const rememberedQuery = callQuery('GET /wps/session/remembered', '', {})

/** One-click sign-in for the account that this browser remembers, for a day. */
export function RememberedAccount() {
  const { t } = useWords(accountWords)
  const { data, refetch } = useQuery(rememberedQuery)
  const [busy, setBusy] = useState(false)
  const name = data?.account ?? data?.mobile
  if (!name) return null
  const run = async (action: () => Promise<unknown>) => {
    setBusy(true)
    await action().catch((problem: unknown) => {
      pushToast(problem instanceof Error ? problem.message : '', 'warn')
    })
    setBusy(false)
  }
  const comeBack = async () => handleSignInAnswer(await call('POST /wps/session/remembered'))
  const forget = () => call('DELETE /wps/session/remembered')
  return (
    <div className="flex items-center gap-2">
      <Button variant="quiet" icon="user" isWide busy={busy} onClick={() => void run(comeBack)}>
        {t('login.continue_as', { name })}
      </Button>
      <IconButton
        icon="close"
        variant="plain"
        label={t(data?.phone ? 'login.forget_number' : 'login.forget_me')}
        onClick={() => void run(forget).then(refetch)}
      />
    </div>
  )
}
