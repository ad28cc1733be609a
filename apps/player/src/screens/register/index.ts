export { RegisterDialog } from './register-dialog.tsx'
export { Register } from './register.tsx'
export { RegisterSuccessDialog } from './success-dialog.tsx'
