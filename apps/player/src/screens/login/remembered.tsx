import { Button, IconButton, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { useAccountWords } from '#lib/account-words'
import { call } from '#lib/call'
import { asked, useQuery } from '#lib/query'
import { receiveSignIn } from '#lib/sign-in'

export const rememberedQuery = asked('GET /wps/session/remembered', '', {})

/** One press for whom this browser remembers, for a day. */
export function Remembered() {
  const { ta } = useAccountWords()
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
  const comeBack = async () => receiveSignIn(await call('POST /wps/session/remembered'))
  const forget = () => call('DELETE /wps/session/remembered')
  return (
    <div className="flex items-center gap-2">
      <Button variant="quiet" icon="user" isWide busy={busy} onClick={() => void run(comeBack)}>
        {ta('login.continue_as', { name })}
      </Button>
      <IconButton
        icon="close"
        variant="plain"
        label={ta('login.forget_me')}
        onClick={() => void run(forget).then(refetch)}
      />
    </div>
  )
}
