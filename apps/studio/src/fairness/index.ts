export { createChains, type Chains } from './chains.ts'
export { createSeeds, hmac, type Seed, type Seeds } from './seeds.ts'
