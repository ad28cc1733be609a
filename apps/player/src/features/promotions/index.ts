export { categoryName } from './category.ts'
export { ClaimPeriod, useRuns } from './period.tsx'
export { PromotionCard, type Promotion } from './promotion-card.tsx'
