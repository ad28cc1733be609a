export { artEdition, pictureOf } from './picture-of.ts'
