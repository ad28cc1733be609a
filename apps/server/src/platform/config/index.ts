export { demoSecret, loadConfig, localHosts, type Config } from './config.ts'
export type {
  BucketConfig,
  EmailConfig,
  PhoneProviderConfig,
  SmsConfig,
} from './external-services.ts'
export { StartError } from './start-error.ts'
