import { Button, Countdown, QrCode } from '@fairhouse/ui'
import { useState } from 'react'
import { useAccountWords } from '#lib/account-words'
import { Problem, useAction } from '#lib/action'
import { call } from '#lib/call'
import { nowMs } from '#lib/clock'

/** Good for so long at most, whatever this device's clock makes of the server's. */
const goodMs = 60_000

interface Made {
  readonly address: string
  readonly untilMs: number
}

/** A code for another device's camera, good once and for a minute. */
export function HandOver() {
  const { ta } = useAccountWords()
  const { busy, problem, run } = useAction()
  const [made, setMade] = useState<Made>()
  const make = async () => {
    const { code } = await call('POST /wps/session/handover')
    const address = new URL(`/?token=${encodeURIComponent(code)}`, location.origin).href
    setMade({ address, untilMs: nowMs() + goodMs })
  }
  return (
    <>
      <p className="text-text-quiet">{ta('security.hand_over_lead')}</p>
      <Problem text={problem} />
      {made ? (
        <div className="flex flex-col items-center gap-4">
          <QrCode text={made.address} label={ta('security.hand_over_qr')} />
          <Countdown
            untilMs={made.untilMs}
            now={nowMs}
            label={ta('security.code_left')}
            endText=""
            format={({ minutes, seconds }) => String(minutes * 60 + seconds)}
            onEnd={() => setMade(undefined)}
          />
          <p className="text-sm text-text-quiet">{ta('security.hand_over_warning')}</p>
        </div>
      ) : (
        <div>
          <Button busy={busy} onClick={() => void run(make)}>
            {ta('security.hand_over_make')}
          </Button>
        </div>
      )}
    </>
  )
}
