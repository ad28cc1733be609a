import type { Slot } from './game.ts'
import { isGrid, type SlotModel } from './model.ts'
import { modelOf } from './models/index.ts'

/**
 * LIST of the returns that a market may have instead of the default one. Version numbers of
 * configurations with such a return start above `after`, so a number always means one
 * configuration.
 */
const alternatives = [{ returns: '94', after: 9400, cache: new WeakMap<Slot, Slot>() }] as const

type Alternative = (typeof alternatives)[number]

/** Returns the game with another certified return, or undefined if it has none. */
export function withReturns(game: Slot, returns: string): Slot | undefined {
  const alternative = alternatives.find((one) => one.returns === returns)
  const model = alternative && modelOf(`${game.config.model.id}-${returns}`)
  if (!model) return undefined
  const variant = alternative.cache.get(game) ?? variantOf(game, alternative, model)
  alternative.cache.set(game, variant)
  return variant
}

function variantOf(game: Slot, { returns, after }: Alternative, model: SlotModel): Slot {
  const base = { ...game, version: after + game.version, returns }
  const { theme } = game.config
  return isGrid(model)
    ? { ...base, kind: 'grid', config: { model, theme } }
    : { ...base, kind: 'lines', config: { model, theme } }
}

/** Splits a version number into the version of the default configuration and the return. */
export function readVersion(version: number): { version: number; returns?: string } {
  const alternative = alternatives.find(({ after }) => version > after)
  return alternative
    ? { version: version - alternative.after, returns: alternative.returns }
    : { version }
}
