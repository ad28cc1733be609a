export { deviceZone, momentText } from './moment-text.ts'
