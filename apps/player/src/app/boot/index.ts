export { Boot } from './boot.tsx'
export { PageSkeleton } from './page-skeleton.tsx'
