export { Picture } from './picture.tsx'
export { avatarFallback } from './avatar-fallback.ts'
export { artOf, type PictureName } from './pictures.ts'
export { Scene } from './scene.tsx'
