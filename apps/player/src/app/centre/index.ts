export { Centre } from './centre.tsx'
export { shownPages } from './shown-pages.ts'
