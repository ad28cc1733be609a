import { startEmbeddedPostgres } from '@fairhouse/site/postgres'
import { Client } from 'pg'

/**
 * Runs a statement on the site's database from another process. `unguarded` switches triggers off,
 * so that append-only rows can be changed too.
 */
export async function inDatabase(
  statement: string,
  values: unknown[],
  guards: 'guarded' | 'unguarded' = 'guarded',
): Promise<unknown[]> {
  return inDatabaseOf(process.env.SITE_DATA_DIR ?? '', statement, values, guards)
}

export async function inDatabaseOf(
  dataDir: string,
  statement: string,
  values: unknown[],
  guards: 'guarded' | 'unguarded' = 'guarded',
): Promise<unknown[]> {
  // The site already runs a server on that folder; this call only returns its address.
  const { url } = await startEmbeddedPostgres({ dataDir })
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    if (guards === 'unguarded') await client.query('SET session_replication_role = replica')
    return (await client.query<object>(statement, values)).rows
  } finally {
    await client.end()
  }
}
