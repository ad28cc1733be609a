export { NewPassword } from './new-password.tsx'
export { Own } from './own.tsx'
