export { Promotion } from './promotion.tsx'
export { Promotions } from './promotions.tsx'
