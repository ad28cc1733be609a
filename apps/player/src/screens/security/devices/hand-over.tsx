import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Button, Countdown, QrCode } from '@fairhouse/ui'
import { useState } from 'react'
import { Problem, useAction } from '#lib/action'
import { call } from '#lib/call'
import { nowMs } from '#lib/clock'

/** Maximum lifetime, independent of clock differences. */
const goodMs = 60_000

interface Made {
  readonly address: string
  readonly untilMs: number
}

/** QR code to sign in on another device; single use, one minute. */
export function HandOver() {
  const { t } = useWords(accountWords)
  const { busy, problem, run } = useAction()
  const [made, setMade] = useState<Made>()
  const make = async () => {
    const { code } = await call('POST /wps/session/handover')
    const address = new URL(`/?token=${encodeURIComponent(code)}`, location.origin).href
    setMade({ address, untilMs: nowMs() + goodMs })
  }
  return (
    <>
      <p className="text-text-quiet">{t('security.hand_over_lead')}</p>
      <Problem text={problem} />
      {made ? (
        <div className="flex flex-col items-center gap-4">
          <QrCode text={made.address} label={t('security.hand_over_qr')} />
          <Countdown
            untilMs={made.untilMs}
            now={nowMs}
            label={t('security.code_left')}
            endText=""
            format={({ minutes, seconds }) => String(minutes * 60 + seconds)}
            onEnd={() => setMade(undefined)}
          />
          <p className="text-sm text-text-quiet">{t('security.hand_over_warning')}</p>
        </div>
      ) : (
        <div>
          <Button busy={busy} onClick={() => void run(make)}>
            {t('security.hand_over_make')}
          </Button>
        </div>
      )}
    </>
  )
}
