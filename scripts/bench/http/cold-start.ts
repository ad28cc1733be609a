import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { median } from '../lib/median.ts'

/** Below the ephemeral port range, so that no client holds it. */
const port = 19_517

/** Time from starting the built server until it is ready, with a running database. */
export async function benchColdStart(databaseUrl: string, rounds: number): Promise<number> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const start = performance.now()
    const env = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
    }
    const child = spawn(process.execPath, ['dist/site/main.js'], { env, stdio: 'ignore' })
    await waitUntilReady(`http://127.0.0.1:${port + 1}/health/ready`, child)
    if (round > 0) times.push(Math.round(performance.now() - start))
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  console.log(`  ${times.join(', ')} ms`)
  return median(times)
}

async function waitUntilReady(url: string, child: ChildProcess) {
  while (child.exitCode === null) {
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await sleep(5)
  }
  throw new Error('the server ended instead of starting')
}
