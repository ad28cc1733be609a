import type { BetView } from '@fairhouse/protocol/lottery'
import { useCallback, useEffect, useRef, useState } from 'react'
import { lotteryCall, LotteryRefused } from '../data/index.ts'
import type { Draft } from '../slip/index.ts'

/** In trouble: an attempt got no answer, and the same bet is sent again. */
export type Placing = 'idle' | 'sending' | 'inTrouble'

/** The final answer to a slip. */
export type Placed = { readonly bets: readonly BetView[] } | { readonly refusal: LotteryRefused }

export interface Wanted {
  readonly draft: Draft
  readonly game: string
  readonly number: string
  readonly prices: string
  readonly session: string
}

const firstPauseMs = 500
const longestPauseMs = 5000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function send({ draft, game, number, prices, session }: Wanted): Promise<BetView[]> {
  const bet = { id: draft.id, game, number, prices, lines: [...draft.lines] }
  if (draft.draws === 1) return [(await lotteryCall('lotteryBet', bet, session)).bet]
  const chase = { ...bet, draws: draft.draws, stopOnWin: draft.stopOnWin }
  return (await lotteryCall('lotteryChase', chase, session)).bets
}

/**
 * Places a slip, and repeats it under the same id until there is a final answer: a player always
 * learns whether the bet stands.
 */
export function usePlaceBet() {
  const [placing, setPlacing] = useState<Placing>('idle')
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const place = useCallback(async (wanted: Wanted): Promise<Placed | undefined> => {
    setPlacing('sending')
    for (let pauseMs = firstPauseMs; !isGone.current; pauseMs *= 2) {
      const answer = await attempt(wanted)
      if ('bets' in answer || !answer.refusal.isPassing) {
        setPlacing('idle')
        return answer
      }
      if (answer.refusal.code !== 'too_soon') setPlacing('inTrouble')
      await pause(Math.min(pauseMs, longestPauseMs))
    }
    return undefined
  }, [])
  return { placing, place }
}

async function attempt(wanted: Wanted): Promise<Placed> {
  try {
    return { bets: await send(wanted) }
  } catch (error) {
    if (error instanceof LotteryRefused) return { refusal: error }
    throw error
  }
}
