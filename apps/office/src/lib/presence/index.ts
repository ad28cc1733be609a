export { usePresence } from './presence.ts'
