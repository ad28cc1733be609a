import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'

/** Only a start that hangs reaches it. */
const patienceMs = 600_000
const fixed = { PORT: '0', LOG_LEVEL: 'error', TILES_AHEAD: '0', TRUST_PROXY: '127.0.0.1' }

interface Wanted {
  /** Beside the folder, the port and a quiet log. */
  env?: NodeJS.ProcessEnv
  /** Hears all that the site prints, its log included. */
  onOutput?: (chunk: string) => void
}

export interface BuiltSite {
  readonly url: string
  readonly dataDir: string
  stop(): Promise<void>
}

/**
 * The built site for journeys, pictures and measurements, told to them by the environment.
 * `SITE_URL` names a site that runs already; journeys that need its data are skipped.
 */
export async function startBuiltSite(wanted: Wanted = {}) {
  if (findBrowser(process.env) === undefined) {
    throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to it.')
  }
  if (process.env.SITE_URL) return undefined
  const { url, dataDir, stop } = await startSiteApart(wanted)
  process.env.SITE_URL = url
  process.env.SITE_DATA_DIR = dataDir
  return stop
}

/** The built site, as `npm start` runs it, on a folder and a port of its own. */
export async function startSiteApart({ env = {}, onOutput }: Wanted = {}): Promise<BuiltSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhouse-e2e-'))
  // Root's database runs as another user, who must be able to pass through.
  chmodSync(dataDir, 0o755)
  const child = spawn(process.execPath, ['dist/site/main.js'], {
    // Journeys say where they come from: each address has limits of its own.
    env: { ...process.env, ...fixed, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => onOutput?.(chunk.toString()))
  }
  let isWanted = true
  // Every journey would fail after it, none of them saying why.
  child.once('exit', (code, signal) => {
    if (isWanted) process.stderr.write(`The site ended with ${code ?? signal}.\n`)
  })
  const stop = async () => {
    isWanted = false
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

/** The address that the site prints when it is ready. */
function addressOf(child: ChildProcess): Promise<string> {
  let printed = ''
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`The site ${what}:\n${printed}`))
    const timer = setTimeout(() => fail('was not ready in time'), patienceMs)
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
