import type { Jackpot } from '@fairhouse/engines'
import { createCatalogue, houseCatalogue, type Catalogue } from '#games'

/** The largest stake of the test game always wins, the smallest once in 500 rounds. */
export const potOfTests: Jackpot = {
  code: 'pot-of-tests',
  share: { numerator: 1, denominator: 100 },
  oneIn: 10_000,
}

/** A slot with a pot that is won often, and one without a pot. */
export function gameWithPot(): Catalogue {
  const house = houseCatalogue()
  const [slot, other] = [house.find('lucky-orchard'), house.find('dragon-pearl')]
  if (!slot || !other) throw new Error('the house has no slots')
  const { code, oneIn } = potOfTests
  const share = { numerator: '1', denominator: '100', percent: '1.00' }
  const jackpot = { code, oneIn, share, percentWith: '97.67' }
  const facts = { ...slot.facts, jackpot }
  return createCatalogue([{ ...slot, facts, jackpot: potOfTests }, other])
}
