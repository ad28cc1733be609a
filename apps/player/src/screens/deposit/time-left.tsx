import type { Deposit } from '@fairhouse/protocol'
import { Countdown } from '@fairhouse/ui'
import { useState } from 'react'
import { useCentreWords } from '#lib/centre-words'
import { nowMs } from '#lib/clock'

interface Props {
  deposit: Deposit
  onEnd: () => void
}

/** By the server's clock: that of the device may be wrong. */
export function TimeLeft({ deposit, onEnd }: Props) {
  const { tc } = useCentreWords()
  const [aheadMs] = useState(() => Date.parse(deposit.now) - nowMs())
  return (
    <p className="flex items-center gap-2 text-sm text-text-quiet">
      <span aria-hidden="true">{tc('deposit.time_left')}</span>
      <Countdown
        untilMs={Date.parse(deposit.expiresAt)}
        now={() => nowMs() + aheadMs}
        label={tc('deposit.time_left')}
        endText={tc('deposit.time_over')}
        onEnd={onEnd}
      />
    </p>
  )
}
