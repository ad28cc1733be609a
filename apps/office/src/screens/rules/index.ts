export { Rules } from './rules.tsx'
