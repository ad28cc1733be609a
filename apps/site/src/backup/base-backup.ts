import { createHash } from 'node:crypto'
import { createWriteStream, type WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { StartError } from '@fairhouse/server'
import { Client, type Connection, type Submittable } from 'pg'

/**
 * Takes a base backup over the replication protocol into one tar file, with the log written
 * meanwhile: pg_basebackup without its program, which the embedded PostgreSQL does not have.
 */
export async function takeBaseBackup(
  url: string,
  file: string,
): Promise<{ size: number; sha256: string }> {
  const address = new URL(url)
  address.searchParams.set('replication', 'true')
  const client = new Client({ connectionString: address.href })
  try {
    await client.connect()
    // Retains the log until it is sent; released when this connection ends.
    const slot = `fairhouse_backup_${process.pid}`
    await client.query(`CREATE_REPLICATION_SLOT ${slot} TEMPORARY PHYSICAL (RESERVE_WAL)`)
    const stream = createWriteStream(file, { flags: 'wx', mode: 0o600 })
    const backup = client.query(new BaseBackup(stream))
    await Promise.all([backup.received, finished(stream)])
    return backup.sum()
  } catch (error) {
    throw explainRefusal(error)
  } finally {
    await client.end()
  }
}

const notAllowed: unknown[] = ['28000', '42501', '0A000', '42601']

function explainRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !notAllowed.includes(error.code)) {
    return error
  }
  return new StartError(
    `The database allows no base backup (${error.message}): give the user of DATABASE_URL the ` +
      'right REPLICATION and a line for replication in pg_hba.conf; or back the database up ' +
      "with its provider's tools, and the pictures with --uploads.",
  )
}

const command =
  "BASE_BACKUP (LABEL 'fairhouse', CHECKPOINT 'fast', WAL true, MANIFEST 'no', PROGRESS false)"

/** LIST of the kinds of copy data, from PostgreSQL's streaming replication protocol. */
const kinds = { archive: 'n'.charCodeAt(0), data: 'd'.charCodeAt(0) }

/** The answer of PostgreSQL to BASE_BACKUP, in the shape that the driver calls. */
class BaseBackup implements Submittable {
  readonly received: Promise<void>
  readonly #stream: WriteStream
  readonly #hash = createHash('sha256')
  readonly #end = Promise.withResolvers<void>()
  #size = 0
  #archives = 0

  constructor(stream: WriteStream) {
    this.#stream = stream
    this.received = this.#end.promise
  }

  submit(connection: Connection): void {
    connection.query(command)
  }

  handleCopyData({ chunk }: { chunk: Buffer }, { stream: source }: Connection): void {
    if (chunk[0] === kinds.archive) this.#archives += 1
    // Further archives are tablespaces, and a part of the database is no backup of it.
    if (chunk[0] !== kinds.data || this.#archives !== 1) return
    // The driver uses its buffer again.
    const bytes = Buffer.from(chunk.subarray(1))
    this.#hash.update(bytes)
    this.#size += bytes.length
    // More parts of a message that has arrived may follow while the source pauses.
    if (this.#stream.write(bytes) || source.isPaused()) return
    source.pause()
    this.#stream.once('drain', () => source.resume())
  }

  handleError(error: Error): void {
    this.#stream.destroy()
    this.#end.reject(error)
  }

  handleReadyForQuery(): void {
    this.#stream.end()
    if (this.#archives === 1) this.#end.resolve()
    else this.#end.reject(new StartError(tooManyArchives))
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}

  sum(): { size: number; sha256: string } {
    return { size: this.#size, sha256: this.#hash.digest('hex') }
  }
}

const tooManyArchives =
  'The database has tablespaces, which this command cannot back up: use pg_basebackup for it, ' +
  'and --uploads for the pictures.'
