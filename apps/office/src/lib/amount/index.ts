export { groupAmount } from './group-amount.ts'
export { readAmount } from './read-amount.ts'
