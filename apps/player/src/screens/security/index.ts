export { Security } from './security.tsx'
