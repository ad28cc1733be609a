export { openDatabase, requireDatabase, type Database } from './database.ts'
export { migrate } from './migrate.ts'
