export { createPots, type Pots, type PotSize } from './pots.ts'
export { chancesOf, contributionOf } from './contribution.ts'
