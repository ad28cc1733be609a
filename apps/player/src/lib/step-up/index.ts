import { createContext, use } from 'react'

/** Runs an action; if the server asks for a step-up proof, asks the user and retries. */
export type RunWithStepUp = <Result>(action: () => Promise<Result>) => Promise<Result>

/** Set by `StepUpProvider`; without it the refusal is shown like any other. */
export const StepUpContext = createContext<RunWithStepUp>((action) => action())

export const useStepUp = () => use(StepUpContext)
