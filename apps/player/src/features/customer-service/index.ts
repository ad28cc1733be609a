export { Contact } from './contact.tsx'
export { FeedbackButton } from './feedback-button.tsx'
export { useCustomerService } from './use-customer-service.ts'
