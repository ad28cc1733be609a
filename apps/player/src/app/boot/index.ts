export { Boot } from './boot.tsx'
export { PageSkeleton } from './page-skeleton.tsx'
export { titleOf } from './title-of.ts'
