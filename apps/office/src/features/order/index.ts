export { OrderArrows } from './order-arrows.tsx'
export { moveItem } from './move-item.ts'
