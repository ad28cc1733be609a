export { nowMs } from '@fairhouse/browser/clock'
