export { momentText, deviceZone } from '@fairhouse/browser/moment'
