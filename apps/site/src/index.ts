export { startSite } from './site.ts'
