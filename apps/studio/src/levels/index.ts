export { isOffered, levelsOf } from './levels.ts'
