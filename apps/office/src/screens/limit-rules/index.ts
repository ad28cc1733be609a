export { LimitRules } from './rules.tsx'
