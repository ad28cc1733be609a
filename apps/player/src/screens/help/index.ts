export { Help } from './help.tsx'
