export type { Stamped } from './channel.ts'
export { createHub, type Hub, type LiveTopic } from './hub.ts'
export type { Viewer } from './peer.ts'
export { serveSockets, type Sockets } from './sockets.ts'
