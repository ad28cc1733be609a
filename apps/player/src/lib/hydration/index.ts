export { HydrateNear } from './hydrate-near.tsx'
export { useIsDrawn } from './use-is-drawn.ts'
