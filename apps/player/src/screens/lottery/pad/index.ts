export { Pad } from './pad.tsx'
export { Chip } from './pick-button.tsx'
export { shortPrice } from './short-price.ts'
