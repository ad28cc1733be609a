import type { Client } from 'pg'

/** Creates a replication slot that lives as long as the connection, and begins a backup. */
export async function startBackup(client: Client, slot: string): Promise<void> {
  await client.query('SELECT pg_create_physical_replication_slot($1, true, true)', [slot])
  await client.query('SELECT pg_backup_start($1, true)', [slot])
}

export async function stopBackup(client: Client): Promise<{ label: string; last: string }> {
  const { rows } = await client.query<{ label: string; last: string }>(
    'SELECT labelfile AS label, pg_walfile_name(lsn) AS last FROM pg_backup_stop(false)',
  )
  if (!rows[0]) throw new Error('PostgreSQL gave no label')
  return rows[0]
}
