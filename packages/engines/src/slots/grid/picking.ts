import type { Rng } from '#core'
import type { GridEvent } from './events.ts'
import type { GridModel, PickBonus } from './model.ts'
import { hide, type Prize } from './pick.ts'
import { endOf } from './round.ts'

export interface PickAction {
  readonly type: 'pick'
  readonly object: number
}

/** A pick bonus under way. What lies under the objects does not change any more. */
export interface Picking {
  readonly hidden: readonly Prize[]
  readonly opened: readonly number[]
  readonly left: number
  /** What the round has won, and what it had won before the first pick. */
  readonly credits: number
  readonly before: number
}

export function beginPicking(bonus: PickBonus, rng: Rng, picks: number, credits: number): Picking {
  return { hidden: hide(rng, bonus), opened: [], left: picks, credits, before: credits }
}

/** Whether an action opens an object that is there and closed, and does nothing else. */
export function isPick({ hidden, opened }: Picking, action: unknown): action is PickAction {
  if (typeof action !== 'object' || action === null) return false
  if (Object.keys(action).toSorted().join() !== 'object,type') return false
  const object: unknown = Reflect.get(action, 'object')
  return (
    Reflect.get(action, 'type') === 'pick' &&
    typeof object === 'number' &&
    hidden[object] !== undefined &&
    !opened.includes(object)
  )
}

/** What is opened for a player who does not come back: any object is as good as any other. */
export function firstClosed({ hidden, opened }: Picking): PickAction {
  return { type: 'pick', object: hidden.findIndex((_, object) => !opened.includes(object)) }
}

/** A player sees what was opened, and nothing of what is closed. */
export const viewOf = ({ hidden, opened, left }: Picking) => ({
  objects: hidden.length,
  left,
  opened: opened.map((object) => ({ object, ...hidden[object] })),
})

/** Pays what lies there; the last pick ends the round. */
export function openObject(model: GridModel, before: Picking, object: number) {
  const { credits: worth, isEnd } = before.hidden[object] ?? { credits: 0, isEnd: true }
  const paid = Math.min(worth, model.maxCredits - before.credits)
  const credits = before.credits + paid
  const left = isEnd || credits >= model.maxCredits ? 0 : before.left - 1
  const picking = { ...before, opened: [...before.opened, object], left, credits }
  const events: GridEvent[] = [{ type: 'pick', object, isEnd, left, credits: paid }]
  if (left === 0) {
    const { hidden } = before
    events.push({ type: 'pickEnd', credits: credits - before.before, hidden })
    events.push(...endOf(model, credits))
  }
  return { picking, events, paid }
}
