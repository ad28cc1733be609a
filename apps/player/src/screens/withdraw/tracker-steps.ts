import type { Withdrawal } from './facts.ts'

type State = Withdrawal['state']

export interface Step {
  state: State
  /** When it was reached; undefined for steps to come. */
  at?: string
  place: 'done' | 'now' | 'next'
}

/** LIST of the steps that a withdrawal takes when nothing goes wrong. */
const usual: readonly State[] = ['requested', 'approved', 'paying', 'paid']
const ends: readonly State[] = ['paid', 'failed', 'rejected']

/** The steps that were taken, the present one, and those still to come. */
export function trackerSteps({ state, moves }: Pick<Withdrawal, 'state' | 'moves'>): Step[] {
  const isOver = ends.includes(state)
  const taken = moves.map(({ state: reached, at }, place): Step => {
    const isLast = place === moves.length - 1
    return { state: reached, at, place: isLast && !isOver ? 'now' : 'done' }
  })
  if (isOver) return taken
  const reached = Math.max(...taken.map((step) => usual.indexOf(step.state)))
  const left = state === 'partlyPaid' ? (['paid'] as const) : usual.slice(reached + 1)
  return [...taken, ...left.map((next): Step => ({ state: next, place: 'next' }))]
}
