export { Category } from './category.tsx'
export { firstGames } from './first-games.ts'
export { PointsMall } from './points-mall.tsx'
