export { ChangePasswordDialog } from './change-password-dialog.tsx'
export { ForgotDialog } from './forgot-dialog.tsx'
