export { isVietnamese } from './lobby-groups.ts'
export { Lobby } from './lobby.tsx'
