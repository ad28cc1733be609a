export { durationOf } from './duration.ts'
export { UsualReview } from './usual-review.tsx'
