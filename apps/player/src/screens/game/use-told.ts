import type { FrameMessage } from '@fairhouse/protocol/frame'
import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { expectRound, revealPurse } from '#lib/purse'
import type { RefusedBet } from './interruption.tsx'
import { freshVisit, withRound } from './visit.ts'

/** What the frame has told of the game, and what follows from it. */
export function useTold() {
  const [, navigate] = useLocation()
  const [visit, setVisit] = useState(freshVisit)
  const [currency, setCurrency] = useState<string>()
  const [end, setEnd] = useState<'expired' | 'failed'>()
  const [refused, setRefused] = useState<RefusedBet>()
  const hear = useCallback(
    (said: FrameMessage) => {
      if (said.type === 'round') {
        revealPurse()
        setVisit((before) => withRound(before, said))
      } else if (said.type === 'begins') expectRound()
      else if (said.type === 'ends') revealPurse()
      else if (said.type === 'balance') setCurrency(said.currency)
      else if (said.type === 'expired' || said.type === 'failed') setEnd(said.type)
      else if (said.type === 'refused') setRefused({ code: said.code })
      else if (said.type === 'verify') navigate(`/verify?round=${said.id}`)
      else if (said.type === 'leave') navigate('/hot')
    },
    [navigate],
  )
  return { hear, visit, currency, end, forgetEnd: () => setEnd(undefined), refused }
}
