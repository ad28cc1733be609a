export { Me, useMe } from './me.ts'
