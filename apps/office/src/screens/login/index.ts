export { Login } from './login.tsx'
