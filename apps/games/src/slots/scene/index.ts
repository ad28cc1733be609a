export { paintBackdrop } from './backdrop.ts'
export { createSlotScene } from './slot-scene.ts'
