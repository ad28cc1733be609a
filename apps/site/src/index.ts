export { watchParent } from './parent-watch.ts'
export { startSite } from './site.ts'
