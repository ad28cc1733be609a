export { useFollowedContent } from './follow.ts'
export { Loaded } from './loaded.tsx'
export { helpQuery, promotionQuery, promotionsQuery } from './queries.ts'
