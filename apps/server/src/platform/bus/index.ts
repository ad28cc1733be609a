export { openBus, type Bus } from './bus.ts'
