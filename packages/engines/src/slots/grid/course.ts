import type { Rng } from '#core'
import type { GridEvent } from './events.ts'
import type { GridModel } from './model.ts'

/** A round under way. */
export interface Course {
  readonly model: GridModel
  readonly rng: Rng
  /** Hears what happens, in order; who wants the credits alone needs nobody to. */
  readonly tell: ((event: GridEvent) => void) | undefined
  /** What was won, never above the model's most. */
  credits: number
  /** Free spins that were won. */
  spins: number
}

export const isFull = ({ model, credits }: Course): boolean => credits >= model.maxCredits

/** Pays as much of it as there is room for, and says how much that was. */
export function pay(course: Course, credits: number): number {
  const paid = Math.min(credits, course.model.maxCredits - course.credits)
  course.credits += paid
  return paid
}
