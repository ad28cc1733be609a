export { Banners } from './banners.tsx'
export { bannersQuery } from './query.ts'
