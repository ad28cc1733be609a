export { Decide } from './decide.tsx'
export { ReasonDialog } from './reason-dialog.tsx'
