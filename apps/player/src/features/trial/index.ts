export { FreePlayDialog } from './free-play-dialog.tsx'
export { RealAccountDialog } from './real-account-dialog.tsx'
