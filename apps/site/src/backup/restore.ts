import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openPictureStorage, secretFingerprint, StartError, type Config } from '@fairhouse/server'
import { explain, makeDataFolder, startEmbeddedPostgres } from '#postgres'
import { anchorsName, baseName, clusterName, copyFile } from './files.ts'
import { readManifest, requireSaved, type Manifest } from './files.ts'
import { picturesOf, putPicturesBack, unsavedPictures } from './pictures.ts'
import { restoreCluster } from './restore-cluster.ts'
import { unpackBase, type Recovery } from './unpack-base.ts'

type Options = {
  source: string
  config: Config
  /** For a database of one's own: the empty folder of its PostgreSQL. */
  cluster?: string | undefined
  recovery?: Recovery | undefined
}

/** What a backup holds besides the pictures. */
type BackupKind = 'embedded' | 'own' | 'uploads'

type Restored = {
  kind: BackupKind
  pictures: number
  /** Pictures that the database knows and the backup does not have. */
  missing: string[]
}

/** Checks a backup, then puts the database, the anchors and the pictures back. */
export async function restore({ source, config, cluster, recovery }: Options): Promise<Restored> {
  const manifest = readManifest(source)
  const kind = kindOf(manifest)
  requireSecret(source, manifest, config)
  requirePlace(kind, config, cluster)
  // The files of a cluster are checked while they are copied.
  const apart = Object.keys(manifest.files).filter((name) => !name.startsWith(`${clusterName}/`))
  await requireSaved(source, manifest, apart)
  try {
    if (kind === 'embedded') {
      await restoreCluster(source, makeDataFolder(config.dataDir), manifest)
    } else if (cluster !== undefined) {
      unpackBase(join(source, baseName), resolve(cluster), recovery)
    }
    await restoreAnchors(source, config, manifest)
    await putPicturesBack(source, manifest, openPictureStorage(config))
  } catch (error) {
    throw explain(error, kind === 'own' && cluster !== undefined ? cluster : config.dataDir)
  }
  const missing = kind === 'embedded' ? await prove(config, manifest) : (manifest.missing ?? [])
  return { kind, pictures: picturesOf(manifest).length, missing }
}

function kindOf({ files }: Manifest): BackupKind {
  if (files[baseName]) return 'own'
  const isEmbedded = Object.keys(files).some((name) => name.startsWith(`${clusterName}/`))
  return isEmbedded ? 'embedded' : 'uploads'
}

/** With another secret nobody could read the personal data and the pictures. */
function requireSecret(source: string, { secret }: Manifest, { appSecret }: Config): void {
  if (secret === undefined || secret === secretFingerprint(appSecret)) return
  throw new StartError(
    `The backup ${source} was made with another APP_SECRET: set that one, or nobody can read it.`,
  )
}

function requirePlace(kind: BackupKind, config: Config, cluster: string | undefined): void {
  const { anchorFile, dataDir, databaseUrl } = config
  if (kind === 'own' && cluster === undefined) {
    throw new StartError(
      'This is a backup of your own PostgreSQL: name the empty folder that it shall start from, ' +
        'with --cluster.',
    )
  }
  if (kind !== 'own' && cluster !== undefined) {
    throw new StartError('--cluster is for a backup of your own PostgreSQL, and this is none.')
  }
  if (kind === 'embedded' && databaseUrl !== undefined) {
    throw new StartError('DATABASE_URL is set, and this is a backup of the embedded database.')
  }
  const empty = kind === 'embedded' ? dataDir : kind === 'own' ? cluster : undefined
  if (empty !== undefined && existsSync(empty) && readdirSync(empty).length > 0) {
    const name = kind === 'embedded' ? 'data folder' : 'folder'
    throw new StartError(`The ${name} ${empty} is not empty: move it away first.`)
  }
  if (kind !== 'uploads' && anchorFile !== undefined && existsSync(anchorFile)) {
    throw new StartError(`There are anchors in ${anchorFile}: move that file away first.`)
  }
}

async function restoreAnchors(source: string, config: Config, manifest: Manifest): Promise<void> {
  if (config.anchorFile === undefined || !manifest.files[anchorsName]) return
  await copyFile(join(source, anchorsName), config.anchorFile, { files: {} }, anchorsName)
}

/** Starts the restored database and asks it for the pictures that it needs. */
async function prove({ dataDir }: Config, manifest: Manifest): Promise<string[]> {
  const server = await startEmbeddedPostgres({ dataDir })
  try {
    return await unsavedPictures(server.url, manifest)
  } finally {
    await server.stop()
  }
}
