import type { FrameMessage } from '@fairhouse/protocol/frame'
import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { expectRound, revealBalance } from '#lib/balance'
import type { RefusedBet } from './interruption.tsx'
import { freshVisit, withRound } from './visit.ts'

/** State of the game, derived from its frame's messages. */
export function useFrameMessages() {
  const [, navigate] = useLocation()
  const [visit, setVisit] = useState(freshVisit)
  const [currency, setCurrency] = useState<string>()
  const [end, setEnd] = useState<'expired' | 'failed'>()
  const [refused, setRefused] = useState<RefusedBet>()
  const hear = useCallback(
    (said: FrameMessage) => {
      if (said.type === 'round') {
        revealBalance()
        setVisit((before) => withRound(before, said))
      } else if (said.type === 'begins') expectRound()
      else if (said.type === 'ends') revealBalance()
      else if (said.type === 'balance') setCurrency(said.currency)
      else if (said.type === 'expired' || said.type === 'failed') setEnd(said.type)
      else if (said.type === 'refused') setRefused({ code: said.code, stake: said.stake })
      else if (said.type === 'verify') openVerification(said.id, navigate)
      else if (said.type === 'leave') navigate('/hot')
    },
    [navigate],
  )
  return { hear, visit, currency, end, forgetEnd: () => setEnd(undefined), refused }
}

/** Opens a tab of its own, so that the game goes on; a browser that refuses one leaves the game. */
function openVerification(round: string, navigate: (path: string) => void): void {
  const path = `/verify?round=${round}`
  if (!open(path, '_blank')) navigate(path)
}
