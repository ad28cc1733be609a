export { createIsland } from './island.tsx'
