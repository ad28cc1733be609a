export { Category } from './category.tsx'
export { PointsMall } from './points-mall.tsx'
