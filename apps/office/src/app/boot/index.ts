export { Boot } from './boot.tsx'
