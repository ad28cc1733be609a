export { Later } from './later.tsx'
export { Notes } from './notes.tsx'
