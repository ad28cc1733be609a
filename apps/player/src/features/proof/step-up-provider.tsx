import { useState, type ReactNode } from 'react'
import { Declined } from '#lib/action'
import { CallRefused } from '#lib/call'
import { GuardedContext, type Guarded } from '#lib/guarded'
import { StepUp } from './step-up.tsx'

interface Waiting {
  done: () => void
  decline: () => void
}

/** Asks for the proof over what stands inside, beside which its dialog is put. */
export function StepUpProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<Waiting>()
  const [guarded] = useState((): Guarded => {
    const proof = () => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      setWaiting({ done: resolve, decline: () => reject(new Declined()) })
      return promise.finally(() => setWaiting(undefined))
    }
    return async (action) => {
      try {
        return await action()
      } catch (error) {
        if (!(error instanceof CallRefused && error.code === 'step_up_required')) throw error
      }
      await proof()
      return action()
    }
  })
  return (
    <GuardedContext value={guarded}>
      {children}
      <StepUp
        open={waiting !== undefined}
        onDone={() => waiting?.done()}
        onCancel={() => waiting?.decline()}
      />
    </GuardedContext>
  )
}
