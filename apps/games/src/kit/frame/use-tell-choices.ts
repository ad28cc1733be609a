import { toWire, type Amount } from '@fairhouse/money'
import { useEffect, useRef } from 'preact/hooks'
import { tellPage } from '#kit/page'

/** Tells the page a changed sound or bet, so that the next visit starts with them. */
export function useTellChoices(isMuted: boolean, amount: Amount): void {
  const credit = toWire(amount)
  const known = useRef({ isMuted, credit })
  useEffect(() => {
    if (known.current.isMuted === isMuted && known.current.credit === credit) return
    known.current = { isMuted, credit }
    tellPage({ type: 'choices', isMuted, credit })
  }, [isMuted, credit])
}
