import { Skipped, Unexpected } from './expect.ts'
import type { Kit } from './kit.ts'

export interface Check {
  readonly name: string
  readonly run: (kit: Kit) => Promise<void>
}

export function check(name: string, run: (kit: Kit) => Promise<void>): Check {
  return { name, run }
}

export type Outcome =
  | { state: 'ok'; name: string }
  | { state: 'FAIL' | 'skip'; name: string; why: string }

/** Runs one check from a known balance, and restores that balance. */
export async function runCheck({ name, run }: Check, kit: Kit): Promise<Outcome> {
  try {
    kit.startBalance = await kit.balance()
    await run(kit)
    return { name, state: 'ok' }
  } catch (error) {
    if (error instanceof Skipped) return { name, state: 'skip', why: error.message }
    if (error instanceof Unexpected) return { name, state: 'FAIL', why: error.message }
    if (!isNetwork(error)) throw error
    return { name, state: 'FAIL', why: `expected an answer, got ${networkTrouble(error)}` }
  } finally {
    // What cannot be restored shows in the sum at the end.
    await kit.restore().catch(() => {})
  }
}

/** Whether fetch threw: a TypeError with a cause, or a time-out. */
export function isNetwork(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  return error.name === 'TimeoutError' || (error instanceof TypeError && error.cause !== undefined)
}

export function networkTrouble(error: Error): string {
  const { cause } = error
  if (error.name === 'TimeoutError') return 'none in time'
  if (!(cause instanceof Error)) return error.message
  return 'code' in cause ? String(cause.code) : cause.message
}

export function lineOf(outcome: Outcome): string {
  if (outcome.state === 'ok') return `ok  ${outcome.name}`
  return `${outcome.state} ${outcome.name}: ${outcome.why}`
}
