export { useFollowedContent } from './follow.ts'
export { Loaded } from './loaded.tsx'
export { pageAddress, termsId } from './page-address.ts'
export {
  helpQuery,
  linksQuery,
  pageQuery,
  pagesQuery,
  promotionQuery,
  promotionsQuery,
} from './queries.ts'
