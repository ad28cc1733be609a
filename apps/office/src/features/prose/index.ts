export { Prose } from './prose.tsx'
