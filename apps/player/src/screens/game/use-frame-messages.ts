import type { FrameMessage } from '@fairhouse/protocol/frame'
import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { expectRound, revealBalance } from '#lib/balance'
import type { PlayMode } from '#lib/game-target'
import type { LoadStep } from './game-loading.tsx'
import type { RefusedBet } from '#features/play-check'
import { useSessionResult } from './use-session-result.ts'

/** State of the game, derived from its frame's messages. */
export function useFrameMessages(mode: PlayMode, accountId: string | undefined) {
  const [, navigate] = useLocation()
  const { result, hear: count } = useSessionResult(mode, accountId)
  const [currency, setCurrency] = useState<string>()
  const [step, setStep] = useState<LoadStep>('frame')
  const [end, setEnd] = useState<'expired' | 'failed'>()
  const [refused, setRefused] = useState<RefusedBet>()
  const hear = useCallback(
    (said: FrameMessage) => {
      count(said)
      if (said.type === 'round') revealBalance()
      else if (said.type === 'begins') expectRound()
      else if (said.type === 'ends') revealBalance()
      else if (said.type === 'begun') setStep('program')
      else if (said.type === 'ready') setStep('done')
      else if (said.type === 'balance') setCurrency(said.currency)
      else if (said.type === 'expired' || said.type === 'failed') setEnd(said.type)
      else if (said.type === 'refused') setRefused({ code: said.code, stake: said.stake })
      else if (said.type === 'verify') openVerification(said.id, navigate)
      else if (said.type === 'leave') navigate('/hot')
    },
    [navigate, count],
  )
  const startAgain = () => {
    setStep('frame')
    setEnd(undefined)
  }
  return { hear, result, currency, step, end, startAgain, refused }
}

/** Opens a tab of its own, so that the game goes on; a browser that refuses one leaves the game. */
function openVerification(round: string, navigate: (path: string) => void): void {
  const path = `/verify?round=${round}`
  if (!open(path, '_blank')) navigate(path)
}
