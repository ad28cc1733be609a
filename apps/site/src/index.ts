export { watchParent } from './process/parent-watch.ts'
export { startSite } from './wiring/site.ts'
export { startServerAndStudio } from './wiring/server-and-studio.ts'
