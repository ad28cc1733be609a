export { openDatabase, placeOf, requireDatabase, type Database } from './database.ts'
export { migrate, migrationsDirectory, readMigrations } from './migrate.ts'
