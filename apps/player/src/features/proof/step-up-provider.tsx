import { useState, type ReactNode } from 'react'
import { Cancelled } from '#lib/action'
import { CallRefused } from '#lib/call'
import { StepUpContext, type RunWithStepUp } from '#lib/step-up'
import { StepUp } from './step-up.tsx'

interface Waiting {
  done: () => void
  decline: () => void
}

/** Lets its children ask for a step-up proof in a dialog on top. */
export function StepUpProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<Waiting>()
  const [guarded] = useState((): RunWithStepUp => {
    const proof = () => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      setWaiting({ done: resolve, decline: () => reject(new Cancelled()) })
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
    <StepUpContext value={guarded}>
      {children}
      <StepUp
        open={waiting !== undefined}
        onDone={() => waiting?.done()}
        onCancel={() => waiting?.decline()}
      />
    </StepUpContext>
  )
}
