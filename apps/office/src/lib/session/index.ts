export { leave, startSession, takeToken, useSession } from './session.ts'
