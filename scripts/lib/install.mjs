import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isInstalled } from './installed.mjs'
import { underLock } from './lock.mjs'
import { root } from './paths.mjs'
import { fail, run } from './run.mjs'

const modules = join(root, 'node_modules')
const stampFile = join(modules, '.fairhouse-installed')
const lockFile = join(root, 'package-lock.json')

/** Installs the packages of package-lock.json if they are missing or differ. */
export async function ensureInstalled() {
  if (isStamped(wantedStamp())) return
  await underLock(join(root, '.cache', 'install.lock'), async () => {
    if (isStamped(wantedStamp())) return
    if (!isInstalled(lockFile, join(modules, '.package-lock.json'))) await install()
    writeFileSync(stampFile, wantedStamp())
  })
}

function wantedStamp() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  return `${process.platform}-${process.arch} ${hash}\n`
}

/** @param {string} stamp */
function isStamped(stamp) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
}

async function install() {
  const [command, ...args] = npmCommand()
  const code = await run(command, [...args, 'ci', '--include=dev', '--loglevel=error'], {
    says: 'Installing the packages (once, a minute or so)',
  })
  if (code === 0) return
  fail(
    `The packages could not be installed (npm ci ended with ${code}): ` +
      'read its message above, check the network, and start again.',
  )
}

/** @returns {[string, ...string[]]} */
function npmCommand() {
  const cli = process.env.npm_execpath
  // Another package manager may have started this; only npm reads the lock file.
  if (cli && /npm-cli\.[cm]?js$/.test(cli)) return [process.execPath, cli]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}
