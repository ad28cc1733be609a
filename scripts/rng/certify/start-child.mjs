import { createHmac, randomBytes } from 'node:crypto'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'

/** Plain JavaScript, because a run starts it ten thousand times over all threads. */
const threads = 9

/** A server seed and a client seed as the studio draws them, and the first block of the stream. */
function firstDraws() {
  const serverSeed = randomBytes(32).toString('hex')
  const clientSeed = randomBytes(16).toString('hex')
  return (
    serverSeed +
    clientSeed +
    createHmac('sha256', serverSeed).update(`${clientSeed}:0:0`).digest('hex')
  )
}

if (isMainThread) {
  console.log(firstDraws())
  for (let thread = 0; thread < threads; thread += 1) {
    new Worker(new URL(import.meta.url)).once('message', (line) => console.log(line))
  }
} else {
  parentPort?.postMessage(firstDraws(), [])
}
