export { dataAddress } from '@fairhouse/browser/files'
export { readPicture, type Picture } from './read-picture.ts'
