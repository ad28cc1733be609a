import type { TopicData } from '@fairhouse/protocol'
import { useEffect, useEffectEvent } from 'react'
import { pageLive } from '#lib/live'

type Told = TopicData<'deposit'>['deposit']

/** Hears which deposit of this account changed last. */
export function useLiveDeposit(hear: (deposit: NonNullable<Told>) => void): void {
  const heard = useEffectEvent(hear)
  useEffect(
    () =>
      pageLive().on('deposit', ({ deposit }) => {
        if (deposit) heard(deposit)
      }),
    [],
  )
}

/** Hears that the brand shows something else than before: methods and their terms may be other. */
export function useLiveTerms(hear: () => void): void {
  const heard = useEffectEvent(hear)
  useEffect(() => pageLive().on('content', () => heard()), [])
}
