export { gatherParts } from './gather-parts.ts'
export { pictureAddress } from './picture-address.ts'
export { saveFile } from './save-file.ts'
