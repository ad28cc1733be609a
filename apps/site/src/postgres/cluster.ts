import { chmodSync, chownSync, existsSync, lchownSync, mkdirSync, readdirSync } from 'node:fs'
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { StartError } from '@fairhouse/server'
import { runGuarded } from './guarded.ts'
import { initArguments } from './settings.ts'
import { explainOutput, type LineTail } from './start-errors.ts'
import type { User } from './user.ts'

const MAJOR = '18'

export type ClusterState = 'none' | 'whole' | 'damaged' | `version ${string}`

export function clusterState(directory: string): ClusterState {
  if (!existsSync(directory) || readdirSync(directory).length === 0) return 'none'
  const versionFile = join(directory, 'PG_VERSION')
  if (!existsSync(versionFile) || !existsSync(join(directory, 'global', 'pg_control'))) {
    return 'damaged'
  }
  const version = readFileSync(versionFile, 'utf8').trim()
  return version === MAJOR ? 'whole' : `version ${version}`
}

type Options = {
  directory: string
  binaries: string
  user: User | undefined
  password: string
  tail: LineTail
}

/**
 * Creates the cluster in a temporary folder and renames it, so that it is never found half made.
 */
export async function createCluster(options: Options): Promise<void> {
  const { directory, binaries, user, password, tail } = options
  removePartialClusters(directory)
  const partial = `${directory}.half-${process.pid}`
  const passwordFile = join(partial, 'password')
  mkdirSync(partial, { mode: 0o700 })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user) for (const path of [partial, passwordFile]) chownSync(path, user.uid, user.gid)
  const args = initArguments(join(partial, 'data'), passwordFile, process.platform)
  const init = runGuarded(join(binaries, 'bin', 'initdb'), args, { user, onLine: tail.add })
  try {
    const code = await init.exited
    if (code !== 0) throw explainOutput('PostgreSQL made no cluster', tail, directory)
    renameSync(join(partial, 'data'), directory)
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
}

function removePartialClusters(directory: string): void {
  const folder = dirname(directory)
  const begin = `${basename(directory)}.half-`
  for (const name of readdirSync(folder)) {
    if (name.startsWith(begin)) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

/** PostgreSQL requires that its user owns the folder; a restored copy may belong to root. */
export function takeOwnership(directory: string, user: User | undefined): void {
  const owner = statSync(directory).uid
  if (!user && process.getuid && owner !== process.getuid()) {
    throw new StartError(
      `The database folder ${directory} belongs to user ${owner}: ` +
        'start as that user or as root, or give the folder to yours.',
    )
  }
  if (!user || owner === user.uid) return
  chmodSync(directory, 0o700)
  for (const entry of readdirSync(directory, { withFileTypes: true, recursive: true })) {
    lchownSync(join(entry.parentPath, entry.name), user.uid, user.gid)
  }
  // Last, because it marks the cluster as complete.
  lchownSync(directory, user.uid, user.gid)
}

export function requireComplete(state: ClusterState, directory: string): void {
  if (state === 'whole') return
  throw new StartError(
    state === 'damaged'
      ? `The database folder ${directory} is not whole: restore a backup, or move it away.`
      : `The database folder ${directory} is of PostgreSQL ${state}, and this is ${MAJOR}.`,
  )
}
