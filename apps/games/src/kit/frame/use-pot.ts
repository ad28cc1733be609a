import { useEffect, useState } from 'preact/hooks'
import type { Amount } from '@fairhouse/money'
import { amountIn } from '#kit/money'
import type { Opened, Studio } from '#kit/studio'

/** A jackpot is shown from this multiple of the lowest bet on: less is no prize to play for. */
const minShownBets = 100n

/** Whether a jackpot is worth showing; a paused one always says so. */
export function isPotShown({ amount, isOff }: Pot, lowestBet: Amount): boolean {
  return isOff || amount >= lowestBet * minShownBets
}

/** Latest known jackpot of a game. */
export interface Pot {
  readonly amount: Amount
  /** Paused: takes no contributions and cannot be won. */
  readonly isOff: boolean
}

const everyMs = 10_000

/** Jackpot of the game, polled while the page is visible; null for a game without one. */
export function usePot(studio: Studio, opened: Opened): Pot | null {
  const [pot, setPot] = useState(() =>
    opened.pot === undefined ? null : potIn({ ...opened, pot: opened.pot }),
  )
  const hasPot = pot !== null
  useEffect(() => {
    if (!hasPot) return undefined
    const poll = () => {
      if (document.hidden) return
      // On failure the last amount stays; the game itself reports a lost connection.
      void studio.pot().then(
        (answer) => setPot(potIn(answer)),
        () => undefined,
      )
    }
    const timer = setInterval(poll, everyMs)
    document.addEventListener('visibilitychange', poll)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', poll)
    }
  }, [studio, hasPot])
  return pot
}

const potIn = (answer: { pot: string; isPotOff?: boolean | undefined }): Pot => ({
  amount: amountIn(answer.pot),
  isOff: answer.isPotOff === true,
})
