import { Button } from '@fairhouse/ui'
import { useState } from 'react'
import { useAccountWords } from '#lib/account-words'
import { Problem, useAction } from '#lib/action'
import { call } from '#lib/call'
import { useGuarded } from '#lib/guarded'
import { RecoveryCodes } from './recovery-codes.tsx'

interface Props {
  left: number
  onChanged: () => void
  onKept: () => void
}

/** How many are left, and new ones in place of them. */
export function Recovery({ left, onChanged, onKept }: Props) {
  const { ta } = useAccountWords()
  const guarded = useGuarded()
  const { busy, problem, run } = useAction()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onKept={onKept} />
  const renew = async () => {
    const made = await guarded(() => call('POST /wps/member/factor/recovery'))
    setCodes(made.recoveryCodes)
    onChanged()
  }
  return (
    <>
      <p>{ta('security.recovery_left', { count: left })}</p>
      <p className="text-text-quiet">{ta('security.recovery_lead')}</p>
      <Problem text={problem} />
      <div>
        <Button variant="quiet" busy={busy} onClick={() => void run(renew)}>
          {ta('security.recovery_renew')}
        </Button>
      </div>
    </>
  )
}
