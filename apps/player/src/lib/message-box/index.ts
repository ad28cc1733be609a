export { UnreadMark } from './unread-mark.tsx'
export { takeNewMessage, useMessageBox } from './message-box.ts'
