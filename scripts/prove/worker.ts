import { parentPort } from 'node:worker_threads'
import { perform } from './perform.ts'

parentPort?.on('message', (id: string) => {
  parentPort?.postMessage(perform(id), [])
})
