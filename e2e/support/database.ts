import { startEmbeddedPostgres } from '@fairhouse/site/postgres'
import { Client } from 'pg'

/**
 * Changes or reads rows behind the site's back, as another process would; without its guards, also
 * what the database itself refuses to change.
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
  // The site's own server is running on that folder, so this only finds it.
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
