export { Message } from './message.tsx'
export { Messages } from './messages.tsx'
