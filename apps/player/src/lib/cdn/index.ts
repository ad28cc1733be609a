export { cdnAddress, ImageCdn, pickCdn } from './cdn.ts'
