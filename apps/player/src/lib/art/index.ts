export { Picture } from './picture.tsx'
export { artOf, type PictureName } from './pictures.ts'
export { Scene } from './scene.tsx'
