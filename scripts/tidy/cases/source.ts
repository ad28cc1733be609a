import { joined, lines, type Cases } from './case.ts'

const modules = 'apps/server/src/modules'
const table = (name: string) => ({
  'apps/server/migrations/0001-a.sql': `create table if not exists ${name} (id text);`,
  [`${modules}/member/index.ts`]: '',
  [`${modules}/vendor/index.ts`]: '',
})
const store = `${modules}/member/store.ts`
const foreign = `${modules}/vendor/store.ts`

export const sourceCases: Cases = {
  fileLength: {
    clean: { 'a.css': lines(400), 'words.json': lines(900) },
    refused: [
      { files: { 'a.css': lines(401) }, at: 'a.css' },
      { files: { 'a.sql': lines(401) }, at: 'a.sql' },
    ],
  },
  lineLength: {
    clean: {
      'a.ts': `${'x'.repeat(100)}\n// https://example.org/${'y'.repeat(120)}`,
      'icon.tsx': `  menu: 'M3 ${'10 20 L '.repeat(20)}z',`,
      'a.md': 'x'.repeat(300),
    },
    refused: [{ files: { 'a.ts': `ok\n${'x'.repeat(101)}` }, at: 'a.ts:2' }],
  },
  onlyStoresSpeakSql: {
    clean: {
      [store]: 'export const q = sql`select id from member_account`',
      [`${modules}/member/store/find.ts`]: "const q = 'delete from member_account'",
      'apps/server/src/platform/database/migrate.ts': "q('create table platform_migration ()')",
      [`${modules}/member/rules.ts`]:
        "// select a from b\nconst say = 'Select one from the list'.length",
    },
    refused: [
      {
        files: { [`${modules}/member/http.ts`]: "q('select id from member_account ')" },
        at: `${modules}/member/http.ts:1`,
      },
      {
        files: { [`${modules}/member/http.ts`]: "\ndb.selectFrom('member_account')" },
        at: `${modules}/member/http.ts:2`,
      },
      {
        files: { 'apps/studio/src/rounds/play.ts': 'q(`insert into round values (1)`)' },
        at: 'apps/studio/src/rounds/play.ts:1',
      },
    ],
  },
  tablesBeginWithTheirModule: {
    clean: {
      ...table('member_account'),
      'apps/server/migrations/0002-b.sql': 'CREATE TABLE platform_rate ();',
    },
    refused: [{ files: table('account'), at: 'apps/server/migrations/0001-a.sql' }],
  },
  tablesAreNamedOnlyByTheirModule: {
    clean: {
      ...table('member_account'),
      [store]: "db.selectFrom('member_account')",
      [foreign]: "// not member_account\ndb.selectFrom('vendor_game')",
    },
    refused: [
      {
        files: { ...table('member_account'), [foreign]: "f('member_account')" },
        at: `${foreign}:1`,
      },
      { files: { ...table('member'), [foreign]: 'sql`select 1 from member`' }, at: `${foreign}:1` },
      {
        files: { ...table('platform_rate'), [foreign]: 'sql`select 1 from platform_rate`' },
        at: `${foreign}:1`,
      },
    ],
  },
  nothingIsUnfinished: {
    clean: {
      'a.test.ts': "test('only skip', () => test.skip(isMobile, 'no keyboard'))",
      'b.ts': '// oxlint-disable-next-line x -- why',
    },
    refused: [
      { files: { 'a.ts': joined('// TO', 'DO later') }, at: 'a.ts:1' },
      { files: { 'a.sql': joined('-- FIX', 'ME') }, at: 'a.sql:1' },
      { files: { 'a.test.ts': joined('test', ".only('a', f)") }, at: 'a.test.ts:1' },
      { files: { 'a.test.ts': joined('test', '.skip(true)') }, at: 'a.test.ts:1' },
      { files: { 'a.test.ts': joined('\ndescribe', ".skip('a', f)") }, at: 'a.test.ts:2' },
      { files: { 'a.ts': joined('// oxlint', '-disable-next-line no-console') }, at: 'a.ts:1' },
    ],
  },
  moneyIsNoNumber: {
    clean: {
      'packages/protocol/src/a.ts':
        'type A = { amount: Amount; balanceCount: number; page: number }',
    },
    refused: [
      { files: { 'apps/server/src/a.ts': 'f(amount: number)' }, at: 'apps/server/src/a.ts:1' },
      {
        files: { 'apps/server/src/a.ts': 'x = { totalStake?: number }' },
        at: 'apps/server/src/a.ts:1',
      },
      {
        files: { 'packages/protocol/src/a.ts': 'price: z.number()' },
        at: 'packages/protocol/src/a.ts:1',
      },
    ],
  },
}
