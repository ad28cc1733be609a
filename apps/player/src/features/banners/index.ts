export { Banners } from './banners.tsx'
export { bannersQuery, type BannerGroup } from './query.ts'
