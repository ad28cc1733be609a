export { demoSecret, loadConfig, localHosts, type Config } from './config.ts'
export type { BucketConfig, EmailConfig, PhoneProviderConfig, SmsConfig } from './outside.ts'
export { StartError } from './start-error.ts'
