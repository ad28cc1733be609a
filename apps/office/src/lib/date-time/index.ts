export { useDateTime } from './use-date-time.ts'
