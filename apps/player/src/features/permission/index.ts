export { usePermission } from './permission.ts'
