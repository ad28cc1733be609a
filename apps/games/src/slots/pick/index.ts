export { createPicks } from './create-picks.ts'
export { pickHandlers, type PickType } from './pick-handlers.ts'
export { pickScene } from './pick-scene.tsx'
