export { Review } from './review.tsx'
export { Reviews } from './reviews.tsx'
