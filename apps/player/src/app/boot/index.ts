export { Boot } from './boot.tsx'
export { PageSkeleton } from './page-skeleton.tsx'
export { pageTitle } from './page-title.ts'
