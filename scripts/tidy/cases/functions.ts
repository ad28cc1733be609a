import type { Cases } from './case.ts'

const folder = 'apps/server/sql'
const start = `${folder}/member/start.sql`
const member = { 'apps/server/src/modules/member/index.ts': '' }
const made = (args = 'p_id uuid', result = 'int') =>
  `CREATE OR REPLACE FUNCTION member_start(${args})\nRETURNS ${result} LANGUAGE sql AS $$ 1 $$;\n`
const maker = `${made()}
-- CREATE FUNCTION in a comment counts as little as one between dollars.
CREATE OR REPLACE FUNCTION member_make() RETURNS void LANGUAGE plpgsql AS $$
  EXECUTE 'CREATE FUNCTION member_start()'
$$;`
const migration = 'apps/server/migrations/0001-a.sql'

export const functionCases: Cases = {
  functionsStandInSqlFiles: {
    clean: {
      [migration]:
        '-- create function\nCREATE FUNCTION content_is_page(address text) RETURNS text;',
      [start]: made(),
    },
    refused: [
      { files: { [migration]: made() }, at: migration },
      { files: { [migration]: 'create trigger a before update on b' }, at: migration },
    ],
  },
  functionsAreWrittenOnce: {
    clean: { ...member, [start]: maker, [`${folder}/removed.sql`]: 'DROP FUNCTION member_old;' },
    refused: [
      {
        files: { ...member, [start]: made(), [`${folder}/member/twice.sql`]: made() },
        at: `${folder}/member/twice.sql`,
      },
      {
        files: { ...member, [start]: 'CREATE TRIGGER a BEFORE UPDATE ON member_account' },
        at: `${start}:1`,
      },
      { files: { [start]: made() }, at: start },
      {
        files: { ...member, [`${folder}/platform/a.sql`]: made() },
        at: `${folder}/platform/a.sql`,
      },
    ],
  },
  signaturesStay: {
    clean: { [start]: made() },
    refused: [
      {
        files: { [start]: made() },
        earlier: { [folder]: made('p_id uuid, p_name text') },
        at: start,
      },
      { files: { [start]: made() }, earlier: { [folder]: made('p_id uuid', 'bigint') }, at: start },
    ],
  },
}
