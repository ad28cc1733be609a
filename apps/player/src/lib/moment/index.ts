export { momentText, ownZone } from '@fairhouse/browser/moment'
