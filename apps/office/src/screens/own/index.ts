export { Own } from './own.tsx'
