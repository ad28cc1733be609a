export { Lobby } from './lobby/index.ts'
export { LoadFailed } from './parts/index.ts'

export const loadPlay = async () => (await import('./play/index.ts')).Play
