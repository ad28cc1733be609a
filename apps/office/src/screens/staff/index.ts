export { Staff } from './staff.tsx'
