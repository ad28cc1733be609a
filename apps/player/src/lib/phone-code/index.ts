export { usePhoneCode } from './use-phone-code.ts'
