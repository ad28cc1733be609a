import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBinaries, usableBinaries } from './binaries.ts'
import { clusterState, createCluster, takeOwnership, requireComplete } from './cluster.ts'
import { databaseUrl, ensureDatabase } from './database.ts'
import { formatMark, lockFile, ownMark } from './mark-file.ts'
import { readOrCreatePassword, setPassword } from './password.ts'
import { readPidFile } from './pid-file.ts'
import { inspectProcess, isSameProcess } from './process-info.ts'
import { locateCluster, makeDataFolder, type ClusterLocation } from './cluster-location.ts'
import { runningPort } from './running.ts'
import { runServer } from './server.ts'
import { explain, lineTail, type LineTail } from './start-errors.ts'

export type EmbeddedPostgresOptions = {
  dataDir: string
  settings?: Record<string, string>
  onLine?: (line: string) => void
}

export type EmbeddedPostgres = {
  /** URL of a superuser for the database fairhouse. */
  url: string
  directory: string
  /** False when another living process owns the server; stop() then leaves it running. */
  owned: boolean
  /** Resolves with the last log lines if the server dies. */
  died: Promise<string>
  stop(): Promise<void>
}

export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const native = findBinaries(process.platform, process.arch)
  try {
    const dataDir = makeDataFolder(options.dataDir)
    const unlock = await lockFile(join(dataDir, 'postgres.starting'))
    try {
      return await startLocked(native, dataDir, options)
    } finally {
      unlock()
    }
  } catch (error) {
    throw explain(error, options.dataDir)
  }
}

async function startLocked(
  native: string,
  dataDir: string,
  { settings, onLine }: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const ownerFile = join(dataDir, 'postgres.owner')
  const tail = lineTail(onLine)
  const location = locateCluster(dataDir)
  const { directory, user } = location
  const running = await runningPort(directory, ownerFile)
  const { password, isNew } = readOrCreatePassword(dataDir)
  if (running !== undefined) {
    await ensureDatabase(running, password)
    return reused(databaseUrl(running, password), directory)
  }
  const binaries = usableBinaries(native, user, location.copies)
  await prepareCluster({ location, binaries, password, isNewPassword: isNew, tail })
  // Written before the server starts, so that a server always has an owner.
  writeFileSync(ownerFile, formatMark(ownMark()), { mode: 0o644 })
  const { port, server } = await runServer({ binaries, directory, user, settings, tail })
  let isStopping = false
  const stop = async () => {
    isStopping = true
    await server.stop()
    rmSync(ownerFile, { force: true })
  }
  try {
    await ensureDatabase(port, password)
  } catch (error) {
    await stop()
    throw error
  }
  const died = new Promise<string>((resolve) => {
    void server.exited.then(() => isStopping || resolve(tail.text()))
  })
  return { url: databaseUrl(port, password), directory, owned: true, died, stop }
}

/** Another process owns the server: when that one stops it, this process ends too. */
function reused(url: string, directory: string): EmbeddedPostgres {
  const pid = readPidFile(directory)?.pid
  const server = pid === undefined ? undefined : inspectProcess(pid)
  const died = new Promise<string>((resolve) => {
    const timer = setInterval(() => {
      if (server && isSameProcess(server)) return
      clearInterval(timer)
      resolve('it belonged to another process, which has stopped it')
    }, 1000)
    timer.unref()
  })
  return { url, directory, owned: false, died, stop: () => Promise.resolve() }
}

type Preparation = {
  location: ClusterLocation
  binaries: string
  password: string
  isNewPassword: boolean
  tail: LineTail
}

async function prepareCluster(preparation: Preparation): Promise<void> {
  const { location, binaries, password, isNewPassword, tail } = preparation
  const { directory, user } = location
  const state = clusterState(directory)
  if (state === 'none') {
    await createCluster({ directory, binaries, user, password, tail })
    return
  }
  requireComplete(state, directory)
  takeOwnership(directory, user)
  if (isNewPassword) setPassword({ binaries, directory, user }, password)
}
