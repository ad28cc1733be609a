import type { TopicData } from '@fairhouse/protocol'
import { useEffect, useEffectEvent } from 'react'
import { pageLive } from '#lib/live'

type LiveDeposit = TopicData<'deposit'>['deposit']

/** Runs the callback when a deposit of this account changes. */
export function useLiveDeposit(onChange: (deposit: NonNullable<LiveDeposit>) => void): void {
  const handleChange = useEffectEvent(onChange)
  useEffect(
    () =>
      pageLive().on('deposit', ({ deposit }) => {
        if (deposit) handleChange(deposit)
      }),
    [],
  )
}

/** Runs the callback when the brand's content changes, which may change the methods. */
export function useLiveTerms(onChange: () => void): void {
  const handleChange = useEffectEvent(onChange)
  useEffect(() => pageLive().on('content', () => handleChange()), [])
}
