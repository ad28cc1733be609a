export { Centre } from './centre.tsx'
export { pagesOf } from './pages-of.ts'
