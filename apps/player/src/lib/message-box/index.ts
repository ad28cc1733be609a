export { UnreadMark } from './unread-mark.tsx'
export { useMessageBox } from './message-box.ts'
