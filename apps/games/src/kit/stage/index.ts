export { createStage, type Stage } from './create-stage.ts'
