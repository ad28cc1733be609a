export { isRenderedFor } from './rendered-address.ts'
export { answersOf, restoreFirstData, readFirstData, refusalsOf } from './first-data.ts'
