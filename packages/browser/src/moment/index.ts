export { momentText } from './moment-text.ts'
export { ownZone } from './own-zone.ts'
