export { Help } from './help.tsx'
export { HelpDialog } from './help-dialog.tsx'
