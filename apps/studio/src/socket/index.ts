export { createStudioSocket, type StudioSocket } from './socket.ts'
