export { Download } from './download.tsx'
