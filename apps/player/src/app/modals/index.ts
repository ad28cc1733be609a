export { Modals } from './modals.tsx'
