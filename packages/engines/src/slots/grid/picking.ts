import type { Rng } from '#core'
import type { GridEvent } from './events.ts'
import type { GridModel, PickBonus } from './model.ts'
import { hidePrizes, type Prize } from './pick.ts'
import { endOf } from './round.ts'

export interface PickAction {
  readonly type: 'pick'
  readonly object: number
}

/** An open pick bonus. The prizes are fixed from its beginning. */
export interface Picking {
  readonly hidden: readonly Prize[]
  readonly opened: readonly number[]
  readonly left: number
  /** Credits won by the round, and those won before the first pick. */
  readonly credits: number
  readonly before: number
}

export function beginPicking(bonus: PickBonus, rng: Rng, picks: number, credits: number): Picking {
  return { hidden: hidePrizes(rng, bonus), opened: [], left: picks, credits, before: credits }
}

/** Whether an action opens a closed object and has no other fields. */
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

/** Default pick for a player who does not come back: all objects are equally good. */
export function firstClosedObject({ hidden, opened }: Picking): PickAction {
  return { type: 'pick', object: hidden.findIndex((_, object) => !opened.includes(object)) }
}

/** Returns the player's view: opened prizes, and nothing of closed objects. */
export const viewOf = ({ hidden, opened, left }: Picking) => ({
  objects: hidden.length,
  left,
  opened: opened.map((object) => ({ object, ...hidden[object] })),
})

/** Opens an object and pays its prize; the last pick ends the round. */
export function openObject(model: GridModel, before: Picking, object: number) {
  const { credits: prizeCredits, isEnd } = before.hidden[object] ?? { credits: 0, isEnd: true }
  const paid = Math.min(prizeCredits, model.maxCredits - before.credits)
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
