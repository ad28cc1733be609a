export { HelperList } from './helper-list.tsx'
export { helpersQuery } from './query.ts'
