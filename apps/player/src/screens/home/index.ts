export { Home, prepareRows } from './home.tsx'
export { firstRows } from './row-queries.ts'
