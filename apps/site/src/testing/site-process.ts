import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** Uses the build, as operators do; it starts in a third of the time of the source. */
export const mainProgram = fileURLToPath(new URL('../../../../dist/site/main.js', import.meta.url))

export interface SiteProcess {
  child: ChildProcess
  output(): string
  ended: Promise<number | null>
  /** Resolves with the address printed when the site is ready. */
  ready(): Promise<string>
}

/** The site as a child process on free ports. */
export function runSite(
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
  args: string[] = [mainProgram],
): SiteProcess {
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: '0',
      OPS_PORT: '0',
      WALLET_LANES: '2',
      npm_lifecycle_event: '',
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => lines.push(line))
  }
  const output = () => lines.join('\n')
  const ended = new Promise<number | null>((resolve) => void child.once('exit', resolve))
  const ready = async () => {
    while (child.exitCode === null && child.signalCode === null) {
      const address = /ready at (http\S+)/.exec(output())?.[1]
      if (address !== undefined) return address
      await sleep(20)
    }
    throw new Error(`it ended before it was ready:\n${output()}`)
  }
  return { child, output, ended, ready }
}
