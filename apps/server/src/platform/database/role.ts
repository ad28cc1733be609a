import type { PoolClient } from 'pg'
import { StartError } from '#platform/config'
import { errorCode } from './error-code.ts'

/** The server's database role: owns no table and cannot change append-only rows. */
const serverRole = 'fairhouse_server'

/** The connection string with the server's role. */
export function asServerRole(url: string): string {
  const withRole = new URL(url)
  const options = withRole.searchParams.get('options')
  withRole.searchParams.set(
    'options',
    `${options === null ? '' : `${options} `}-c role=${serverRole}`,
  )
  return withRole.href
}

/** Roles belong to the whole cluster: another database or an administrator may have created it. */
const create = `DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${serverRole}') THEN
    CREATE ROLE ${serverRole} NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
DO $$ BEGIN
  EXECUTE format('GRANT ${serverRole} TO %I', current_user);
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$;
SET ROLE ${serverRole};
RESET ROLE`

/**
 * Grants on all our tables; a table with the comment "append-only" only takes inserts, a
 * "read-only" one no change. The studio has its own role: the server only calls its functions.
 * Rights on its tables that earlier upgrades granted are revoked.
 */
const grant = `DO $$
DECLARE place text; name regclass;
BEGIN
  EXECUTE format('GRANT CREATE, CONNECT ON DATABASE %I TO ${serverRole}', current_database());
  FOR place IN SELECT nspname FROM pg_namespace WHERE nspname NOT LIKE 'pg\\_%'
    AND nspname NOT IN ('information_schema', 'graphile_worker', 'studio')
  LOOP
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO ${serverRole}', place);
    EXECUTE format(
      'GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA %I TO ${serverRole}', place);
    EXECUTE format('GRANT USAGE ON ALL SEQUENCES IN SCHEMA %I TO ${serverRole}', place);
  END LOOP;
  FOR name IN SELECT oid FROM pg_class WHERE obj_description(oid, 'pg_class') = 'append-only' LOOP
    EXECUTE format('REVOKE UPDATE, DELETE ON %s FROM ${serverRole}', name);
  END LOOP;
  FOR name IN SELECT oid FROM pg_class WHERE obj_description(oid, 'pg_class') = 'read-only' LOOP
    EXECUTE format('REVOKE INSERT, UPDATE, DELETE ON %s FROM ${serverRole}', name);
  END LOOP;
  IF EXISTS (SELECT FROM pg_namespace WHERE nspname = 'studio') THEN
    REVOKE ALL ON ALL TABLES IN SCHEMA studio FROM ${serverRole};
    REVOKE ALL ON ALL SEQUENCES IN SCHEMA studio FROM ${serverRole};
    GRANT USAGE ON SCHEMA studio TO ${serverRole};
  END IF;
END $$`

/** Earlier versions created the job queue as the owner; it is recreated for the role. */
const dropOldQueue = `DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_namespace WHERE nspname = 'graphile_worker'
      AND nspowner <> '${serverRole}'::regrole) THEN
    DROP SCHEMA graphile_worker CASCADE;
  END IF;
END $$`

/** Repeated when a migration or function is new; `state` identifies the set of both. */
export async function prepareServerRole(client: PoolClient, state: string): Promise<void> {
  await client.query('CREATE TABLE IF NOT EXISTS platform_role (state text PRIMARY KEY)')
  const { rowCount } = await client.query(
    'SELECT FROM platform_role, pg_roles WHERE state = $1 AND rolname = $2',
    [state, serverRole],
  )
  if (rowCount !== 0) return
  await createRole(client)
  await client.query(grant)
  await client.query(dropOldQueue)
  await client.query('DELETE FROM platform_role')
  await client.query('INSERT INTO platform_role VALUES ($1)', [state])
}

async function createRole(client: PoolClient) {
  try {
    await client.query(create)
  } catch (error) {
    if (errorCode(error) !== '42501') throw error
    throw new StartError(
      `The database user may not create the role ${serverRole}: have an administrator run ` +
        `CREATE ROLE ${serverRole} NOLOGIN and grant it to the user.`,
    )
  }
}
