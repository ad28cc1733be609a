import type { Begin } from '@fairhouse/engines'
import { createCatalogue, houseCatalogue, type Catalogue, type StudioGame } from '#games'

const isOf = (action: unknown, ...types: string[]) =>
  typeof action === 'object' &&
  action !== null &&
  types.includes(String(Reflect.get(action, 'type')))

/**
 * A game of several steps: a card is dealt, the stake may be doubled, then the player says high or
 * low.
 */
const begin: Begin = (rng) => {
  let card: number | undefined
  let stakes = 0
  let isOver = false
  return {
    takes: (action) =>
      !isOver &&
      (card === undefined ? isOf(action, 'deal') : isOf(action, 'double', 'high', 'low')),
    act(action) {
      const stakeCredits = isOf(action, 'deal', 'double') ? 10 : 0
      stakes += stakeCredits
      if (card === undefined) {
        card = rng.below(13)
        return { events: [{ type: 'card', card }], stakeCredits, payoutCredits: 0 }
      }
      if (isOf(action, 'double')) return { events: [], stakeCredits, payoutCredits: 0 }
      isOver = true
      const next = rng.below(13)
      const isRight = isOf(action, 'high') ? next >= card : next < card
      const payoutCredits = isRight ? stakes * 2 : 0
      return { events: [{ type: 'card', card: next }], stakeCredits, payoutCredits }
    },
    view: () => ({ card, stakes }),
    done: () => isOver,
    byDefault: () => undefined,
  }
}

const facts = {
  name: 'Guess',
  kind: 'guess',
  config: {},
  roundCredits: 10,
  returnToPlayer: { numerator: '1', denominator: '1', percent: '100.00' },
  hitRate: '2',
  maxWin: { timesStake: '2', oneIn: '2' },
  volatility: 'low',
} as const

/**
 * A catalogue of the test game, under the code of a slot that the operator knows, and another slot.
 */
export function slotAndGuess(): Catalogue {
  const code = 'dragon-pearl'
  const version = 7
  const publicFacts = { ...facts, code, version }
  const guess: StudioGame = { code, version, vendor: 'FAIRHOUSE', begin, facts: publicFacts }
  const slot = houseCatalogue().find('lucky-orchard')
  return createCatalogue(slot ? [guess, slot] : [guess])
}

/** A player's request for a step of a round. */
export const step = (id: string, index: number, type: string) => ({
  id,
  step: index,
  credit: '100',
  action: { type },
})
