export { Service } from './service.tsx'
