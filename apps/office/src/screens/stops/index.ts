export { Stops } from './stops.tsx'
