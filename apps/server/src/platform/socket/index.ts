export { Hub } from './hub.ts'
export { paced } from './paced.ts'
export { serveSockets, type Sockets } from './sockets.ts'
export type { LiveTopic } from './topics.ts'
