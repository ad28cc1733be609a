import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import type { Deposit } from '@fairhouse/protocol'
import { Countdown } from '@fairhouse/ui'
import { useState } from 'react'
import { nowMs } from '#lib/clock'

interface Props {
  deposit: Deposit
  onEnd: () => void
}

/** Uses server time: the device's clock may be wrong. */
export function TimeLeft({ deposit, onEnd }: Props) {
  const { t } = useWords(centreWords)
  const [aheadMs] = useState(() => Date.parse(deposit.now) - nowMs())
  return (
    <p className="flex items-center gap-2 text-sm text-text-quiet">
      <span aria-hidden="true">{t('deposit.time_left')}</span>
      <Countdown
        untilMs={Date.parse(deposit.expiresAt)}
        now={() => nowMs() + aheadMs}
        label={t('deposit.time_left')}
        endText={t('deposit.time_over')}
        onEnd={onEnd}
      />
    </p>
  )
}
