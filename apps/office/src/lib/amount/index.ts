export { groupAmount } from './group-amount.ts'
export { percentText, percentToPermille, permilleToPercent } from './percent.ts'
export { readAmount } from './read-amount.ts'
