import { isBareAction, type Engine, type Step } from '#core'
import type { SlotTheme } from '../theme.ts'
import type { GridEvent } from './events.ts'
import type { GridModel } from './model.ts'
import { beginPicking, firstClosedObject, isPick, openObject, viewOf } from './picking.ts'
import type { PickAction, Picking } from './picking.ts'
import { playRow, tableOf, type Mode } from './round.ts'

export interface GridConfig {
  readonly model: GridModel
  readonly theme: SlotTheme
}

/** A round is one action, plus one per object while a pick bonus is open. */
export interface GridState {
  readonly isOver: boolean
  readonly picking?: Picking
}

export type GridAction = { readonly type: Mode } | PickAction

type Config = Pick<GridConfig, 'model'>

export const gridEngine: Engine<Config, GridState, GridAction, GridEvent> = {
  open: () => ({ isOver: false }),
  takes: ({ model }, { isOver, picking }, action): action is GridAction => {
    if (isOver) return false
    if (picking) return isPick(picking, action)
    return isBareAction(action, 'spin') || (model.buy !== null && isBareAction(action, 'buy'))
  },
  act: ({ model }, { picking }, action, rng) => {
    if (action.type === 'pick') return playPick(model, picking, action)
    const events: GridEvent[] = []
    const { rows, credits: stakeCredits } = tableOf(model, action.type)
    const { credits: payoutCredits, picks } = playRow(
      model,
      action.type,
      rng.below(rows),
      (event) => events.push(event),
    )
    const isOpen = model.pick !== undefined && picks > 0
    const state = isOpen
      ? { isOver: false, picking: beginPicking(model.pick, rng, picks, payoutCredits) }
      : { isOver: true }
    return { state, events, stakeCredits, payoutCredits }
  },
  view: (_config, { isOver, picking }) =>
    picking ? { isOver, picking: viewOf(picking) } : { isOver },
  done: ({ isOver }) => isOver,
  byDefault: (_config, { picking }) => picking && firstClosedObject(picking),
}

function playPick(
  model: GridModel,
  before: Picking | undefined,
  { object }: PickAction,
): Step<GridState, GridEvent> {
  if (!before) throw new Error('no pick bonus is open')
  const { picking, events, paid } = openObject(model, before, object)
  const isOver = picking.left === 0
  return { state: { isOver, picking }, events, stakeCredits: 0, payoutCredits: paid }
}
