export { MyAccount } from './own.tsx'
