export { Messages } from './messages.tsx'
