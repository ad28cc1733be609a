export { createChains, type Chains } from './chains.ts'
export { hmac } from './hmac.ts'
export { createSeeds, type Seed, type Seeds } from './seeds.ts'
