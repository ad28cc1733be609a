import { createHash } from 'node:crypto'
import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs'
import { readlinkSync, realpathSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '@fairhouse/server'
import { canEnter } from './access.ts'
import { chooseUser, findUser, type User } from './user.ts'

/** Folder for files that PostgreSQL's user cannot reach in root's data folder. */
const sharedFolder = '/var/lib/fairhouse'

export type ClusterLocation = {
  /** Real path of the cluster, without links. */
  directory: string
  user: User | undefined
  /** Folder for a copy of the binaries. */
  copies: string
}

export function makeDataFolder(dataDir: string): string {
  if (!existsSync(dataDir)) {
    mkdirSync(dataDir, { recursive: true })
    // Lets others enter, without listing.
    chmodSync(dataDir, 0o711)
  }
  return realpathSync(dataDir)
}

export function locateCluster(dataDir: string): ClusterLocation {
  const uid = process.getuid?.() ?? -1
  const existing = existingDirectory(join(dataDir, 'postgres'))
  const user = chooseUser({
    uid,
    clusterOwner: existing && existsSync(existing) ? statSync(existing) : undefined,
    sudoUid: process.env.SUDO_UID,
    find: findUser,
  })
  if (uid === 0 && !user) {
    throw new StartError(
      'PostgreSQL does not run as root and there is no user nobody: ' +
        'start as an ordinary user, or set DATABASE_URL.',
    )
  }
  const copies = user ? sharedFolder : dataDir
  return { directory: existing ?? newDirectory(dataDir, user), user, copies }
}

function existingDirectory(path: string): string | undefined {
  const entry = lstatSync(path, { throwIfNoEntry: false })
  if (!entry) return undefined
  if (!entry.isSymbolicLink()) return path
  const target = readlinkSync(path)
  if (existsSync(target)) return realpathSync(target)
  // The link exists before the cluster; its folder tells an interrupted start from a lost disk.
  if (existsSync(dirname(target))) return target
  throw new StartError(
    `The database folder ${target} is gone, to which ${path} leads: ` +
      'bring it back, or remove the link to begin anew.',
  )
}

function newDirectory(dataDir: string, user: User | undefined): string {
  const inside = join(dataDir, 'postgres')
  if (!user || canEnter(dataDir, user)) return inside
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  mkdirSync(sharedFolder, { recursive: true })
  const folder = mkdtempSync(join(sharedFolder, `${hash}-`))
  for (const path of [sharedFolder, folder]) chmodSync(path, 0o711)
  const directory = join(folder, 'postgres')
  symlinkSync(directory, inside)
  return directory
}
