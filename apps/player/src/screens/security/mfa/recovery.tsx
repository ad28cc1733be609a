import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Button } from '@fairhouse/ui'
import { useState } from 'react'
import { Problem, useAction } from '#lib/action'
import { call } from '#lib/call'
import { useStepUp } from '#lib/step-up'
import { RecoveryCodes } from './recovery-codes.tsx'

interface Props {
  left: number
  onChanged: () => void
  onKept: () => void
}

/** Remaining recovery codes, and replacing them. */
export function Recovery({ left, onChanged, onKept }: Props) {
  const { t } = useWords(accountWords)
  const guarded = useStepUp()
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
      <p>{t('security.recovery_left', { count: left })}</p>
      <p className="text-text-quiet">{t('security.recovery_lead')}</p>
      <Problem text={problem} />
      <div>
        <Button variant="quiet" busy={busy} onClick={() => void run(renew)}>
          {t('security.recovery_renew')}
        </Button>
      </div>
    </>
  )
}
