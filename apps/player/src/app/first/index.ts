export { isDrawnForHere } from './drawn-for.ts'
export { dataOf, fill, readFirstData, refusedOf } from './first-data.ts'
