export { Contact } from './contact.tsx'
export { useCustomerService } from './use-customer-service.ts'
