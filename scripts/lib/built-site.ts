import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'

/** Reached only by a start that hangs. */
const timeoutMs = 600_000
const fixedEnv = { PORT: '0', LOG_LEVEL: 'error', TILES_AHEAD: '0', TRUST_PROXY: '127.0.0.1' }

interface SiteOptions {
  /** Environment in addition to the folder, the port and the log level. */
  env?: NodeJS.ProcessEnv
  /** Receives all output of the site, including its log. */
  onOutput?: (chunk: string) => void
}

export interface BuiltSite {
  readonly url: string
  readonly dataDir: string
  stop(): Promise<void>
}

/**
 * Starts the built site for journeys, screenshots and measurements, which find it by the
 * environment. `SITE_URL` names a running site instead; journeys that need its data are then
 * skipped.
 */
export async function startBuiltSite(options: SiteOptions = {}) {
  requireBrowser()
  if (process.env.SITE_URL) return undefined
  const { url, dataDir, stop } = await startSeparateSite(options)
  process.env.SITE_URL = url
  process.env.SITE_DATA_DIR = dataDir
  return stop
}

/** Throws before anything is started that would then be left behind. */
export function requireBrowser(): void {
  if (findBrowser(process.env) === undefined) {
    throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to it.')
  }
}

/** Starts the built site as `npm start` does, with its own folder and port. */
export async function startSeparateSite({
  env = {},
  onOutput,
}: SiteOptions = {}): Promise<BuiltSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-e2e-'))
  // When run as root, the database runs as another user, who must be able to enter the folder.
  chmodSync(dataDir, 0o755)
  const child = spawn(process.execPath, ['dist/site/main.js'], {
    // Journeys set their client address, because limits are per address.
    env: { ...process.env, ...fixedEnv, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => onOutput?.(chunk.toString()))
  }
  let isExpected = true
  // Reports an unexpected end: every later journey would fail without saying why.
  child.once('exit', (code, signal) => {
    if (isExpected) process.stderr.write(`The site ended with ${code ?? signal}.\n`)
  })
  const stop = async () => {
    isExpected = false
    await end(child)
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    return { url: await addressOf(child), dataDir, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Waits for the address that the site prints when it is ready. */
function addressOf(child: ChildProcess): Promise<string> {
  let printed = ''
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`The site ${what}:\n${printed}`))
    const timer = setTimeout(() => fail('was not ready in time'), timeoutMs)
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      const address = /ready at (http\S+)/.exec(printed)?.[1]
      if (address === undefined) return
      clearTimeout(timer)
      resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => {
      clearTimeout(timer)
      fail(`ended with ${code}`)
    })
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
