import type { GameItem } from '@fairhouse/protocol'
import type { LotteryValue } from '@fairhouse/protocol/lottery'
import { useEffect, useState } from 'react'
import { useLaunch } from '#features/launch'
import type { PlayMode } from '#lib/game-target'
import { lotteryCall, LotteryRefused } from '../data/index.ts'

export type Session = LotteryValue<'lotteryOpen'>

export interface SessionState {
  /** Undefined for visitors, and until it is open. */
  readonly session: Session | undefined
  /** The server's message, if any. */
  readonly problem: { readonly text: string | undefined } | undefined
  /** Opens a new session, for example after the last one expired. */
  readonly reopen: () => void
}

const pauseMs = 1000

/** A ticket works once, so a lost answer needs a new launch. */
async function openWith(address: string, game: string): Promise<Session> {
  const ticket = new URL(address, location.href).searchParams.get('ticket') ?? ''
  return lotteryCall('lotteryOpen', { ticket, game })
}

/** Launches the lottery for the signed-in account, and opens a session for its provider. */
export function useSession(game: GameItem, mode: PlayMode, language: string): SessionState {
  const wish = { game, roomId: undefined, playType: undefined, mode }
  const { launched, problem, again } = useLaunch(wish, language)
  const [opened, setOpened] = useState<{ by: typeof launched; session: Session }>()
  const { gameCode } = game
  useEffect(() => {
    if (!launched) return undefined
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    openWith(launched.game_url, gameCode).then(
      (session) => isGone || setOpened({ by: launched, session }),
      (refused: unknown) => {
        if (isGone || !(refused instanceof LotteryRefused) || !refused.isPassing) return
        timer = setTimeout(again, pauseMs)
      },
    )
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [launched, gameCode, again])
  const session = launched && opened?.by === launched ? opened.session : undefined
  return { session, problem, reopen: again }
}
