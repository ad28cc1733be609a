export { grouped } from './grouped.ts'
export { typedAmount } from './typed-amount.ts'
