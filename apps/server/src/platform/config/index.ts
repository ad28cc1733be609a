export { demoSecret, loadConfig, type Config, type Role } from './config.ts'
export { StartError } from './start-error.ts'
