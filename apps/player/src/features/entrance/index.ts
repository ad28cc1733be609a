export { AfterLoginDialog } from './after-login-dialog.tsx'
export { LogoutDialog } from './logout-dialog.tsx'
export { TermsDialog } from './terms-dialog.tsx'
