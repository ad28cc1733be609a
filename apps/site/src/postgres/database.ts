import { Client } from 'pg'

const NAME = 'fairhouse'

export function databaseUrl(port: number, password: string, database = NAME): string {
  return `postgres://fairhouse:${password}@127.0.0.1:${port}/${database}`
}

/** Proves that the server accepts our password, and creates our database if it is missing. */
export async function ensureDatabase(port: number, password: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(port, password, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [NAME])
    if (!rowCount) await client.query(`CREATE DATABASE ${NAME}`)
  } finally {
    await client.end()
  }
}
