export { pictureAddress, readPicture, type Picture } from './read-picture.ts'
