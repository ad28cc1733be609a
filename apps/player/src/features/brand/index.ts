export { Mark } from './mark.tsx'
export { Seal } from './seal.tsx'
