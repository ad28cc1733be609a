export { Content } from './content.tsx'
export { EditContent } from './edit.tsx'
