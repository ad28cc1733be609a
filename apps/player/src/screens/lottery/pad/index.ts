export { Pad } from './pad.tsx'
