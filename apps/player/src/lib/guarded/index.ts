import { createContext, use } from 'react'

/** Runs what may ask for a fresh proof: then the proof is asked for, and it goes on by itself. */
export type Guarded = <Result>(action: () => Promise<Result>) => Promise<Result>

/** Given by who can ask for the proof; without one the refusal is told like any other. */
export const GuardedContext = createContext<Guarded>((action) => action())

export const useGuarded = () => use(GuardedContext)
