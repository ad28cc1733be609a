export { dayIn } from './day-in.ts'
export { createZones, type Zone, type Zones } from './zones.ts'
