export { Html } from './html.tsx'
export { Loaded } from './loaded.tsx'
export { helpQuery, promotionQuery, promotionsQuery } from './queries.ts'
