export { createChains, type Chains, type CommittedDraw } from './chains.ts'
export { hmac } from './hmac.ts'
export { isCommitted, notBefore, type GivenSeed } from './rules.ts'
export { createSeeds, type Seed, type Seeds, type ShownSeeds } from './seeds.ts'
