import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createTestSite } from '@fairhouse/site/testing'
import { prepareSchema } from './store.ts'

const definitions = `SELECT pg_get_functiondef(oid) AS text FROM pg_proc
    WHERE pronamespace = 'studio'::regnamespace
  UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger
    WHERE NOT tgisinternal AND tgrelid::regclass::text LIKE 'studio.%'
  UNION ALL SELECT pg_get_viewdef('studio.record'::regclass)
  UNION ALL SELECT relacl::text FROM pg_class WHERE oid = 'studio.record'::regclass
  ORDER BY 1`

test('updates a schema whose migrations still held the functions', async () => {
  const site = await createTestSite({ seed: 'empty' })
  const client = new Client({ connectionString: site.databaseUrl })
  await client.connect()
  try {
    const { rows: fresh } = await client.query(definitions)
    await client.query(`DROP TABLE studio.function; DROP VIEW studio.record;
      DROP TRIGGER round_stays ON studio.round;
      CREATE OR REPLACE FUNCTION studio.refuse_seed_loss() RETURNS trigger LANGUAGE plpgsql
        AS 'BEGIN RETURN OLD; END'`)
    const sums = new URL('../../migrations/FORMER-SUMS', import.meta.url)
    for (const line of readFileSync(sums, 'utf8').trim().split('\n')) {
      const update = 'UPDATE studio.migration SET sum = $1 WHERE name = $2'
      await client.query(update, line.split(/\s+/))
    }
    await Promise.all([prepareSchema(site.databaseUrl), prepareSchema(site.databaseUrl)])
    expect((await client.query(definitions)).rows).toEqual(fresh)
  } finally {
    await client.end()
    await site.close()
  }
})
