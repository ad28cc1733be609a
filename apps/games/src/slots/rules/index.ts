export { slotRules } from './slot-rules.tsx'
