import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Button } from '@fairhouse/ui'
import { useState } from 'react'
import { Problem, useAction } from '#lib/action'
import { call, type Value } from '#lib/call'
import { useStepUp } from '#lib/step-up'
import { ConfirmTotp } from './confirm-totp.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Started = Value<'POST /wps/member/factor/totp'>

interface Props {
  isOn: boolean
  /** Agents cannot disable it. */
  canRemove: boolean
  onChanged: () => void
  onKept: () => void
}

/** Enrols and removes an authenticator app. */
export function Totp({ isOn, canRemove, onChanged, onKept }: Props) {
  const [started, setStarted] = useState<Started>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onKept={onKept} />
  if (started) {
    const confirmed = (made: readonly string[]) => {
      setCodes(made)
      onChanged()
    }
    return <ConfirmTotp {...started} onConfirmed={confirmed} />
  }
  if (isOn) return <Enrolled canRemove={canRemove} onRemoved={onChanged} />
  return <Begin onStarted={setStarted} />
}

function Begin({ onStarted }: { onStarted: (started: Started) => void }) {
  const { t } = useWords(accountWords)
  const guarded = useStepUp()
  const { busy, problem, run } = useAction()
  const start = async () => onStarted(await guarded(() => call('POST /wps/member/factor/totp')))
  return (
    <>
      <p className="text-text-quiet">{t('security.totp_lead')}</p>
      <Problem text={problem} />
      <div>
        <Button busy={busy} onClick={() => void run(start)}>
          {t('security.totp_start')}
        </Button>
      </div>
    </>
  )
}

function Enrolled({ canRemove, onRemoved }: { canRemove: boolean; onRemoved: () => void }) {
  const { t } = useWords(accountWords)
  const guarded = useStepUp()
  const { busy, problem, run } = useAction()
  const [isSure, setSure] = useState(false)
  const remove = async () => {
    await guarded(() => call('DELETE /wps/member/factor/totp'))
    onRemoved()
  }
  return (
    <>
      <p className="text-text-quiet">{t('security.totp_on')}</p>
      {isSure && <p>{t('security.totp_remove_text')}</p>}
      <Problem text={problem} />
      {canRemove ? (
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          {isSure && (
            <Button variant="plain" onClick={() => setSure(false)}>
              {t('security.cancel')}
            </Button>
          )}
          <Button
            variant="quiet"
            busy={busy}
            onClick={() => (isSure ? void run(remove) : setSure(true))}
          >
            {t('security.totp_remove')}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-text-quiet">{t('security.totp_needed')}</p>
      )}
    </>
  )
}
