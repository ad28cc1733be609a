export { demoSecret, loadConfig, type Config } from './config.ts'
export { StartError } from './start-error.ts'
