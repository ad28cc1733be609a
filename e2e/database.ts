import { startEmbeddedPostgres } from '@fairhouse/site/postgres'
import { Client } from 'pg'

/** Changes or reads rows behind the site's back, as another process would. */
export async function inDatabase(statement: string, values: unknown[]): Promise<unknown[]> {
  const dataDir = process.env.SITE_DATA_DIR ?? ''
  // The site's own server is running on that folder, so this only finds it.
  const { url } = await startEmbeddedPostgres({ dataDir })
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<object>(statement, values)).rows
  } finally {
    await client.end()
  }
}
