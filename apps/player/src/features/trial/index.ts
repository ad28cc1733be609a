export { FreePlayDialog } from './free-play-dialog.tsx'
export { RealAccountDialog, RegisterFirstDialog } from './real-account-dialog.tsx'
