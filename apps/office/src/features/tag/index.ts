export { Tag } from './tag.tsx'
