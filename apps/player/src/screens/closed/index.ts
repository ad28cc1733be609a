export { Maintenance } from './maintenance.tsx'
export { Restriction } from './restriction.tsx'
