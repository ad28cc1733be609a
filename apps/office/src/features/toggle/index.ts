export { Toggle } from './toggle.tsx'
