export * from './amount.ts'
export * from './currency.ts'
export * from './format.ts'
export * from './share.ts'
