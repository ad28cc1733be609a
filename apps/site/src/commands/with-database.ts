import { loadConfig, StartError, type Config } from '@fairhouse/server'
import { startEmbeddedPostgres } from '#postgres'

type Ready = Config & { databaseUrl: string }

/** Runs a command on the database of DATABASE_URL, or on the embedded one. */
export async function withDatabase(work: (config: Ready) => Promise<void>): Promise<void> {
  const config = loadConfig(process.env)
  if (config.databaseUrl !== undefined) {
    await work({ ...config, databaseUrl: config.databaseUrl })
    return
  }
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir })
  try {
    await work({ ...config, databaseUrl: embedded.url })
  } finally {
    await embedded.stop()
  }
}

/** Prints errors that the operator can fix as one sentence, all others in full. */
export function endCommand(command: Promise<void>): void {
  command.catch((error: unknown) => {
    console.error(isForPeople(error) ? error.message : error)
    process.exitCode = 1
  })
}

/** Also includes Node's own errors for unknown options. */
const isForPeople = (error: unknown): error is Error =>
  error instanceof StartError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'))
