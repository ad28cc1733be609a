export { Brands } from './brands.tsx'
export { Brand } from './brand.tsx'
