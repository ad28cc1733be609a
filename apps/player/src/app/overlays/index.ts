export { Overlays } from './overlays.tsx'
