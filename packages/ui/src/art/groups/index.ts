export { pictureGroups } from './picture-groups.ts'
