export { dataOf, fill, readFirstData } from './first-data.ts'
