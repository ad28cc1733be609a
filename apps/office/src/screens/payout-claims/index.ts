export { Claims } from './claims.tsx'
