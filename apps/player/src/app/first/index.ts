export { dataOf, fill, readFirstData, refusedOf } from './first-data.ts'
