export { LoginDialog } from './login-dialog.tsx'
export { Login } from './login.tsx'
