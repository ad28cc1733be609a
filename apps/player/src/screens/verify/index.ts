export { Verify } from './verify.tsx'
