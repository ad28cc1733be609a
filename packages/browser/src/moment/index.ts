export { dayText, deviceZone, momentText, timeFormat } from './moment-text.ts'
