export { createZones, type Zone, type Zones } from './zones.ts'
