export { rows } from './rows.ts'
export { Routes } from './routes.tsx'
export { useScrollToTop } from './use-scroll-to-top.ts'
