export { Listed } from './listed.tsx'
export { Paged } from './paged.tsx'
export { Rows, type Column } from './rows.tsx'
export { usePages } from './use-pages.ts'
