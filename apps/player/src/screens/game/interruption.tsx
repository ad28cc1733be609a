import { Button, Dialog } from '@fairhouse/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { openCentre } from '#lib/centre'
import { useKept } from '#lib/query'
import { usePlayWords } from '#lib/play-words'
import { Away } from './away.tsx'
import { Sitting } from './sitting.tsx'
import { useGoOn } from './use-go-on.ts'
import { usePlayCheck } from './use-play-check.ts'
import { whyStopped, type Why } from './why-stopped.ts'

/** What the frame has said of a bet that was refused; another object each time. */
export interface RefusedBet {
  readonly code: 'limit_reached' | 'player_blocked'
}

interface Props {
  refused: RefusedBet | undefined
  /** How many were played on this visit, where the frame tells. */
  rounds: number
}

/** LIST of the titles. */
const titles = {
  due: 'check.due_title',
  sessionTime: 'check.over_title',
  excluded: 'check.excluded_title',
  blocked: 'check.blocked_title',
  limit: 'check.limit_title',
} as const satisfies Record<Why, string>

/** Over a game for money: how it was played, or why it cannot be. It has to be answered. */
export function Interruption({ refused, rounds }: Props) {
  const { tp } = usePlayWords()
  const { check, look } = usePlayCheck(rounds)
  const [limited, setLimited] = useState<RefusedBet>()
  useEffect(() => {
    if (!refused) return
    void look().then(() => setLimited(refused.code === 'limit_reached' ? refused : undefined))
  }, [refused, look])
  const why = whyStopped(check, limited !== undefined)
  const last = useKept(why)
  const seen = useKept(check)
  const close = () => setLimited(undefined)
  return (
    <Dialog
      open={why !== undefined}
      onClose={close}
      title={last === undefined ? '' : tp(titles[last])}
      delayMs={0}
      width={320}
      actions={
        last === 'due' ? <DueActions onAnswered={close} /> : <Actions why={last} {...{ close }} />
      }
    >
      {last === 'due' && seen && <Sitting check={seen} />}
      {last === 'limit' && <p>{tp('check.limit_text')}</p>}
      {last !== undefined && last !== 'due' && last !== 'limit' && seen && (
        <Away why={last} until={seen.until} />
      )}
    </Dialog>
  )
}

/** Answers the question, or leaves. */
function DueActions({ onAnswered }: { onAnswered: () => void }) {
  const { tp } = usePlayWords()
  const [, navigate] = useLocation()
  const { busy, hasFailed, goOn } = useGoOn(onAnswered)
  return (
    <>
      {hasFailed && (
        <p role="alert" className="w-full text-sm text-bad">
          {tp('check.failed')}
        </p>
      )}
      <Button variant="quiet" onClick={() => navigate('/hot')}>
        {tp('check.stop')}
      </Button>
      <Button busy={busy} onClick={goOn}>
        {tp('check.go_on')}
      </Button>
    </>
  )
}

function Actions({ why, close }: { why: Why | undefined; close: () => void }) {
  const { tp } = usePlayWords()
  const [, navigate] = useLocation()
  if (why === 'limit') {
    return (
      <>
        <Button variant="quiet" onClick={() => openCentre('safer')}>
          {tp('check.limits')}
        </Button>
        <Button onClick={close}>{tp('check.back')}</Button>
      </>
    )
  }
  return (
    <>
      <Button variant="quiet" onClick={() => openCentre('withdraw')}>
        {tp('check.withdraw')}
      </Button>
      <Button onClick={() => navigate('/hot')}>{tp('check.leave')}</Button>
    </>
  )
}
