export { SentPicture } from './sent-picture.tsx'
