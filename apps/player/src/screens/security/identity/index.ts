export { Identity } from './identity.tsx'
