export { createSessions, type PlayMode, type Session, type Sessions } from './sessions.ts'
