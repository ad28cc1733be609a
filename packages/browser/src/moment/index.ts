export { momentText } from './moment-text.ts'
export { deviceZone } from './own-zone.ts'
