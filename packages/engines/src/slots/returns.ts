import type { Slot } from './game.ts'
import { isGrid, type SlotModel } from './model.ts'
import { modelOf } from './models/index.ts'

/**
 * LIST of the returns that a market may have instead of the usual one. Versions of configurations
 * with that return are numbered from `after` on, so a number always means one configuration.
 */
const others = [{ returns: '94', after: 9400, known: new WeakMap<Slot, Slot>() }] as const

type Other = (typeof others)[number]

/** The same game as it is certified with another return; undefined where it is not. */
export function withReturns(game: Slot, returns: string): Slot | undefined {
  const other = others.find((one) => one.returns === returns)
  const model = other && modelOf(`${game.config.model.id}-${returns}`)
  if (!model) return undefined
  const variant = other.known.get(game) ?? variantOf(game, other, model)
  other.known.set(game, variant)
  return variant
}

function variantOf(game: Slot, { returns, after }: Other, model: SlotModel): Slot {
  const about = { ...game, version: after + game.version, returns }
  const { theme } = game.config
  return isGrid(model)
    ? { ...about, kind: 'grid', config: { model, theme } }
    : { ...about, kind: 'lines', config: { model, theme } }
}

/** Which version of the usual configuration a number stands for, and with which return. */
export function readVersion(version: number): { version: number; returns?: string } {
  const other = others.find(({ after }) => version > after)
  return other ? { version: version - other.after, returns: other.returns } : { version }
}
