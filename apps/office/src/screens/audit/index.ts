export { Audit } from './audit.tsx'
