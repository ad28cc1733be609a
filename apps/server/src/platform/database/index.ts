export { openDatabase, requireDatabase, type Database } from './database.ts'
export { exclusively } from './exclusive.ts'
export { migrate } from './migrate.ts'
export { asServer } from './role.ts'
