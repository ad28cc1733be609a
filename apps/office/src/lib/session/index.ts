export { endSession, restoreSession, setToken, useSession } from './session.ts'
