import { useEffect, useState } from 'preact/hooks'
import type { Amount } from '@fairhouse/money'
import { amountIn } from '#kit/money'
import type { Opened, Studio } from '#kit/studio'

/** The pot of a game as it was told last. */
export interface Pot {
  readonly amount: Amount
  /** Nothing goes in and nobody can win it. */
  readonly isOff: boolean
}

const everyMs = 10_000

/** What is in the game's pot, asked for again while somebody looks; null where it has none. */
export function usePot(studio: Studio, opened: Opened): Pot | null {
  const [pot, setPot] = useState(() =>
    opened.pot === undefined ? null : potIn({ ...opened, pot: opened.pot }),
  )
  const hasPot = pot !== null
  useEffect(() => {
    if (!hasPot) return undefined
    const ask = () => {
      if (document.hidden) return
      // Without an answer the last one stands; the game itself tells of a lost connection.
      void studio.pot().then(
        (told) => setPot(potIn(told)),
        () => undefined,
      )
    }
    const timer = setInterval(ask, everyMs)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [studio, hasPot])
  return pot
}

const potIn = (told: { pot: string; isPotOff?: boolean | undefined }): Pot => ({
  amount: amountIn(told.pot),
  isOff: told.isPotOff === true,
})
