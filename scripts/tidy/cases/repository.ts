import { createHash } from 'node:crypto'
import type { Cases } from './case.ts'

const folder = 'apps/server/migrations'
const SQL = 'create table platform_a ();'
const sums = (text: string, name: string) => ({
  [`${folder}/SUMS`]: `${createHash('sha256').update(text).digest('hex')}  ${name}\n`,
})
const first = { [`${folder}/0001-a.sql`]: SQL }
const manifest = (content: object) => ({ 'apps/server/package.json': JSON.stringify(content) })
const at = 'apps/server/package.json'
const machine = ['', 'work', 'main'].join('/')
const home = ['', 'home', 'someone', 'src'].join('/')
const lock = (packages: object) => ({ 'package-lock.json': JSON.stringify({ packages }) })
const tool = { 'node_modules/tool': { optionalDependencies: { 'tool-arm64': '1.0.0' } } }
const decision = (name: string) => ({ [`docs/decisions/${name}.md`]: '# x' })

const former = (text: string) => ({
  [`${folder}/FORMER-SUMS`]: `${createHash('sha256').update(text).digest('hex')}  0001-a.sql\n`,
})

export const repositoryCases: Cases = {
  migrationsAreOnlyAppended: {
    clean: { ...first, ...sums(SQL, '0001-a.sql'), ...former('with functions') },
    refused: [
      {
        files: { ...first, ...sums(SQL, '0001-a.sql'), ...former('as it was committed') },
        earlier: former('with functions'),
        at: `${folder}/FORMER-SUMS`,
      },
      { files: first, at: `${folder}/0001-a.sql` },
      { files: { ...first, ...sums('other', '0001-a.sql') }, at: `${folder}/0001-a.sql` },
      { files: sums(SQL, '0001-a.sql'), at: `${folder}/0001-a.sql` },
      {
        files: { [`${folder}/0003-a.sql`]: SQL, ...sums(SQL, '0003-a.sql') },
        at: `${folder}/0003-a.sql`,
      },
      {
        files: { ...first, ...sums(SQL, '0001-a.sql') },
        earlier: sums('as it was committed', '0001-a.sql'),
        at: `${folder}/0001-a.sql`,
      },
      {
        files: { 'apps/studio/migrations/0001-a.sql': SQL },
        at: 'apps/studio/migrations/0001-a.sql',
      },
    ],
  },
  lockHoldsEveryPlatform: {
    clean: lock({ ...tool, 'node_modules/tool-arm64': {} }),
    refused: [{ files: lock(tool), at: 'package-lock.json' }],
  },
  nothingNamesAMachine: {
    clean: {
      'a.ts': "f('/wps/login', 'apps/work/x', '/workers/a', 'https://example.org/work/a')",
      'a.test.ts': home,
      'package-lock.json': '{"packages":{"node_modules/a":{"version":"1.0.0"}}}',
    },
    refused: [
      { files: { 'a.md': `\nSee ${machine}` }, at: 'a.md:2' },
      { files: { 'a.json': `{"path":"${home}"}` }, at: 'a.json:1' },
      {
        files: { 'package-lock.json': '{"resolved":"https://registry.npmjs.org/a"}' },
        at: 'package-lock.json:1',
      },
    ],
  },
  versionsArePinned: {
    clean: manifest({
      dependencies: { a: '1.2.3', b: '18.4.0-beta.17' },
      overrides: { c: '1.0.0' },
    }),
    refused: ['^1.2.3', '~1.2.3', '*', '1.x', 'latest', 'file:../a'].map((version) => ({
      files: manifest({ devDependencies: { a: version } }),
      at,
    })),
  },
  mapsPointAtDoors: {
    clean: manifest({
      exports: {
        '.': './src/index.ts',
        './seal': './src/seal.ts',
        './styles.css': './src/styles.css',
      },
      imports: { '#modules/*': './src/modules/*/index.ts' },
    }),
    refused: [
      { files: manifest({ exports: { './*': './src/*' } }), at },
      { files: manifest({ exports: { './store': './src/modules/a/store.ts' } }), at },
      { files: manifest({ imports: { '#modules/*': './src/modules/*.ts' } }), at },
    ],
  },
  foldersHaveDoors: {
    clean: { 'apps/server/src/modules/bet/index.ts': '', 'apps/player/src/lib/call/index.ts': '' },
    refused: [
      {
        files: { 'apps/server/src/modules/bet/store.ts': '' },
        at: 'apps/server/src/modules/bet/index.ts',
      },
      {
        files: { 'apps/office/src/screens/home/home.tsx': '' },
        at: 'apps/office/src/screens/home/index.ts',
      },
    ],
  },
  namesAreKebab: {
    clean: { 'apps/server/src/vn-lottery/a.site.test.ts': '' },
    refused: [
      { files: { 'packages/ui/src/betRecord.css': '' }, at: 'packages/ui/src/betRecord.css' },
      { files: { 'packages/ui/src/My_Folder/a.tsx': '' }, at: 'packages/ui/src/My_Folder/a.tsx' },
    ],
  },
  linksResolve: {
    clean: {
      'README.md': '[a](docs/A.md#part) [b](https://example.org) [c](#here) [d](docs) `[e](f)`',
      'docs/A.md': '[up](../README.md) ![x](pictures/a.png)',
      'docs/pictures/a.png': '',
    },
    refused: [
      { files: { 'README.md': '[a](docs/GONE.md)' }, at: 'README.md' },
      { files: { 'docs/A.md': '[a](../../outside.md)' }, at: 'docs/A.md' },
    ],
  },
  decisionsAreNumbered: {
    clean: {
      ...decision('001-a'),
      'docs/notes/002-measured.md': '# x',
      ...decision('003-b'),
    },
    refused: [
      { files: { ...decision('001-a'), ...decision('003-b') }, at: 'docs/decisions/003-b.md' },
      {
        files: { ...decision('001-a'), 'docs/notes/001-b.md': '# x' },
        at: 'docs/notes/001-b.md',
      },
      { files: decision('1-a'), at: 'docs/decisions/1-a.md' },
    ],
  },
}
