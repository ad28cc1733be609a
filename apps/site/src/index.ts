export { watchParent } from './parent-watch.ts'
export { startSite } from './site.ts'
export { startServerAndStudio } from './server-and-studio.ts'
