export { Rules } from './rules-dialog.tsx'
