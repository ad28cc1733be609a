import { parentPort } from 'node:worker_threads'
import { perform, type Chunk } from './perform.ts'

parentPort?.on('message', (chunk: Chunk) => {
  parentPort?.postMessage(perform(chunk), [])
})
