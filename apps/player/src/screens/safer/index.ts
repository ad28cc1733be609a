export { Safer } from './safer.tsx'
