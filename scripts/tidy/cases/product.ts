import type { Cases } from './case.ts'

const words = 'packages/i18n/src/words'
const languages = {
  'packages/i18n/src/languages.ts': [
    'export const completeLanguages = [',
    "  { code: 'EN', tag: 'en', name: 'English' },",
    "  { code: 'VI', tag: 'vi', name: 'Vietnamese' },",
    ']',
    'const otherLanguages = [',
    "  { code: 'TH', tag: 'th', name: 'Thai' },",
    ']',
  ].join('\n'),
}
const pack = (english: object, other: object, area = 'site') => ({
  ...languages,
  [`${words}/en/${area}.json`]: JSON.stringify(english),
  [`${words}/vi/${area}.json`]: JSON.stringify(other),
})
const office = 'packages/i18n/src/office'
const officePack = (english: object, other: object) => ({
  [`${office}/index.ts`]: "export const officeLanguages = [\n  { tag: 'en' },\n  { tag: 'vi' },\n]",
  [`${office}/en/audit.json`]: JSON.stringify(english),
  [`${office}/vi/audit.json`]: JSON.stringify(other),
})
const errors = {
  'packages/protocol/src/errors.ts':
    'export const refusals = {\n  bad_request: 400,\n  not_found: 404,\n} as const',
}
const refusals = { bad_request: 'No', not_found: 'Nothing' }

const flags = {
  'packages/protocol/src/flags.ts': "export const flags = {\n  CBS3: 'chat room',\n} as const",
}
const call = {
  'packages/protocol/src/wps/a.ts':
    "export const login = defineCall({\n  method: 'POST',\n  path: '/wps/login',\n})",
}
const listed = { 'packages/protocol/src/calls.ts': 'export const calls = [login] as const' }
const handler = (text: string) => ({ 'apps/server/src/modules/session/http.ts': text })
const config = (name: string) => ({
  'apps/server/src/platform/config/config.ts': `const env = z.object({\n  ${name}: port,\n})`,
})
const operations = (name: string) => ({
  'docs/OPERATIONS.md': `| Name | |\n|--|--|\n| \`${name}\` | x |`,
})
const tsx = (className: string) => ({
  'apps/player/src/a.tsx': `<p className="flex ${className}" />`,
})
const css = (text: string) => ({ 'packages/ui/src/a.css': `.a { ${text} }` })

export const productCases: Cases = {
  refusalsHaveWords: {
    clean: { ...errors, ...pack(refusals, refusals, 'refusals') },
    refused: [
      {
        files: { ...errors, ...pack(refusals, { bad_request: 'Không' }, 'refusals') },
        at: `${words}/vi/refusals.json`,
      },
      {
        files: { ...errors, ...pack({ ...refusals, old: 'x' }, refusals, 'refusals') },
        at: `${words}/en/refusals.json`,
      },
    ],
  },
  packsHaveTheSameKeys: {
    clean: pack({ a: { b: 'x' } }, { a: { b: 'y' } }),
    refused: [
      { files: pack({ a: 'x', b: 'x' }, { a: 'y' }), at: `${words}/vi` },
      { files: pack({ a: 'x' }, { a: 'y', b: 'y' }), at: `${words}/vi` },
      { files: officePack({ a: 'x' }, {}), at: `${office}/vi` },
    ],
  },
  packsHaveTheSamePlaceholders: {
    clean: pack(
      { a: '{n, plural, one {# x} other {# xs}} {who}' },
      { a: '{who} {n, plural, other {# y}}' },
    ),
    refused: [
      { files: pack({ a: 'Hello {name}' }, { a: 'Chào {ten}' }), at: `${words}/vi` },
      { files: officePack({ a: '{name}' }, { a: 'Chào' }), at: `${office}/vi` },
    ],
  },
  flagsAreUsed: {
    clean: { ...flags, 'apps/server/src/modules/chat/http.ts': "flag: 'CBS3'" },
    refused: [{ files: flags, at: 'packages/protocol/src/flags.ts' }],
  },
  callsAreListedAndHandled: {
    clean: { ...call, ...listed, ...handler("handlers({ 'POST /wps/login': login })") },
    refused: [
      { files: { ...call, ...handler('login') }, at: 'packages/protocol/src/wps/a.ts' },
      { files: { ...call, ...listed, ...handler('logout') }, at: 'packages/protocol/src/wps/a.ts' },
    ],
  },
  settingsAreDocumented: {
    clean: { ...config('OPS_PORT'), ...operations('OPS_PORT') },
    refused: [
      { files: { ...config('OPS_PORT'), ...operations('PORT') }, at: 'docs/OPERATIONS.md' },
      { files: { ...config('X'), ...operations('OPS_PORT') }, at: 'docs/OPERATIONS.md' },
    ],
  },
  coloursComeFromThemes: {
    clean: {
      'packages/ui/src/themes/dark.css': ':root { --a: #12ab9f; --b: rgb(1 2 3); }',
      'apps/player/src/a.tsx': "import '#app/boot' // #fff\nconst id = '#add-money'",
      'packages/ui/src/a.css':
        '.a { color: var(--text); background: rgb(from var(--a) r g b / 50%); }',
    },
    refused: [
      {
        files: { 'apps/player/src/a.tsx': "<p className='text-[#fff]' />" },
        at: 'apps/player/src/a.tsx:1',
      },
      { files: css('color: #12ab9f;'), at: 'packages/ui/src/a.css:1' },
      { files: css('color: hsl(12 3% 4%);'), at: 'packages/ui/src/a.css:1' },
      { files: { 'apps/server/src/a.ts': "f('#1a2b3c')" }, at: 'apps/server/src/a.ts:1' },
    ],
  },
  sidesAreLogical: {
    clean: {
      ...tsx('ms-2 pe-4 text-start -me-1 start-0 border-s rounded-se'),
      ...css('margin-inline-start: 1px; inset-inline-end: 0; text-align: end; --left: 1px;'),
    },
    refused: [
      ...['ml-2', 'pr-4', 'md:-mr-px', 'text-left', 'left-0', 'border-l', 'rounded-tr-lg'].map(
        (name) => ({ files: tsx(name), at: 'apps/player/src/a.tsx:1' }),
      ),
      ...['margin-left: 1px;', 'color: red; right: 0;', 'text-align: right;', 'border-left: 0'].map(
        (text) => ({ files: css(text), at: 'packages/ui/src/a.css:1' }),
      ),
    ],
  },
}
