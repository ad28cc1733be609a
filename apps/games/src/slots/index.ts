export { createMachine } from './machine.ts'
