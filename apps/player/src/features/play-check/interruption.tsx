import { playWords } from '@fairhouse/i18n/play'
import { useWords } from '#lib/words'
import { Button, Dialog } from '@fairhouse/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { openCentre } from '#lib/centre'
import { useLastKnown } from '#lib/query'
import { BlockNotice } from './block-notice.tsx'
import { SessionSummary } from './session-summary.tsx'
import { RefusingLimits } from './refusing-limits.tsx'
import { useConfirmRealityCheck } from './use-confirm-reality-check.ts'
import { usePlayCheck } from './use-play-check.ts'
import { interruptionReason, type InterruptionReason } from './interruption-reason.ts'

/** A refused bet reported by the frame; a new object for each. */
export interface RefusedBet {
  readonly code: 'limit_reached' | 'player_blocked'
  /** The stake that was refused, if the frame reports it. */
  readonly stake?: string | undefined
}

interface Props {
  refused: RefusedBet | undefined
  /** Rounds of this visit, if the frame reports them. */
  rounds: number
  /** Receives the text about the limit that refused a bet; undefined for a new bet. */
  onLimit: (text: string | undefined) => void
}

/** LIST of dialog titles. */
const titles = {
  due: 'check.due_title',
  sessionTime: 'check.over_title',
  excluded: 'check.excluded_title',
  blocked: 'check.blocked_title',
  limit: 'check.limit_title',
} as const satisfies Record<InterruptionReason, string>

/** Dialog over a real-money game: reality check or reason of a block. It must be answered. */
export function Interruption({ refused, rounds, onLimit }: Props) {
  const { t } = useWords(playWords)
  const { check, look } = usePlayCheck(rounds)
  const [limited, setLimited] = useState<RefusedBet>()
  useEffect(() => {
    if (!refused) return
    onLimit(undefined)
    void look().then(() => setLimited(refused.code === 'limit_reached' ? refused : undefined))
  }, [refused, look, onLimit])
  const why = interruptionReason(check, limited !== undefined)
  const last = useLastKnown(why)
  const seen = useLastKnown(check)
  const close = () => setLimited(undefined)
  return (
    <Dialog
      open={why !== undefined}
      onClose={close}
      title={last === undefined ? '' : t(titles[last])}
      delayMs={0}
      width={320}
      actions={
        last === 'due' ? <DueActions onAnswered={close} /> : <Actions why={last} {...{ close }} />
      }
    >
      {last === 'due' && seen && <SessionSummary check={seen} />}
      {last === 'limit' && <RefusingLimits stake={limited?.stake} onText={onLimit} />}
      {last !== undefined && last !== 'due' && last !== 'limit' && seen && (
        <BlockNotice why={last} until={seen.until} />
      )}
    </Dialog>
  )
}

/** Confirms the reality check or leaves. */
function DueActions({ onAnswered }: { onAnswered: () => void }) {
  const { t } = useWords(playWords)
  const [, navigate] = useLocation()
  const { busy, hasFailed, confirm } = useConfirmRealityCheck(onAnswered)
  return (
    <>
      {hasFailed && (
        <p role="alert" className="w-full text-sm text-bad">
          {t('check.failed')}
        </p>
      )}
      <Button variant="quiet" onClick={() => navigate('/hot')}>
        {t('check.stop')}
      </Button>
      <Button busy={busy} onClick={confirm}>
        {t('check.go_on')}
      </Button>
    </>
  )
}

function Actions({ why, close }: { why: InterruptionReason | undefined; close: () => void }) {
  const { t } = useWords(playWords)
  const [, navigate] = useLocation()
  if (why === 'limit') {
    return (
      <>
        <Button variant="quiet" onClick={() => openCentre('safer')}>
          {t('check.limits')}
        </Button>
        <Button onClick={close}>{t('check.back')}</Button>
      </>
    )
  }
  return (
    <>
      <Button variant="quiet" onClick={() => openCentre('withdraw')}>
        {t('check.withdraw')}
      </Button>
      <Button onClick={() => navigate('/hot')}>{t('check.leave')}</Button>
    </>
  )
}
