export { OrderArrows } from './order-arrows.tsx'
export { moved } from './moved.ts'
