export { useLiveSocket, useOnPush, useIsPushed } from './live.ts'
