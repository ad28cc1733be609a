const server = 'apps/server/src'
const player = 'apps/player/src'
const body = (count: number) => '  await f()\n'.repeat(count)
const jsx = (text: string) => `export const A = ({ t, ok }: P) => ${text}\n`

/** Refused code: rule -> file -> text. */
export const refusedCode: Record<string, Record<string, string>> = {
  'eslint(no-restricted-properties)': {
    [`${server}/modules/bet/now.ts`]: 'export const a = Date.now()\n',
    [`${server}/modules/bet/perf.ts`]: 'export const a = performance.now()\n',
    [`${server}/modules/bet/dice.ts`]: 'export const a = Math.random()\n',
    [`${server}/modules/bet/global-uuid.ts`]: 'export const a = crypto.randomUUID()\n',
    'packages/engines/src/dice.ts': 'export const a = Math.random()\n',
    'apps/studio/src/dice.ts': 'export const a = Math.random()\n',
    [`${player}/lib/call/now.ts`]: 'export const a = Date.now()\n',
    'packages/browser/src/call/now.ts': 'export const a = Date.now()\n',
  },
  'house(no-now)': {
    [`${server}/modules/bet/new-date.ts`]: 'export const a = new Date()\n',
    'packages/engines/src/date.ts': 'export const a = Date()\n',
  },
  'eslint(no-restricted-globals)': {
    'packages/engines/src/timer.ts': 'setTimeout(f, 1)\n',
    'packages/protocol/src/fetch.ts': "export const a = fetch('/a')\n",
    'packages/i18n/src/window.ts': 'export const a = window.location\n',
    [`${server}/modules/bet/ask.ts`]: "export const a = fetch('https://a.example')\n",
  },
  'eslint(no-console)': { [`${server}/modules/bet/say.ts`]: "console.log('a')\n" },
  'node(no-process-env)': {
    [`${server}/modules/bet/setting.ts`]: "export const a = process.env['PORT']\n",
  },
  'house(no-bare-text)': {
    [`${player}/screens/home/text.tsx`]: jsx('<p>Hello</p>'),
    [`${player}/screens/home/string.tsx`]: jsx("<p>{'Hello'}</p>"),
    [`${player}/screens/home/choice.tsx`]: jsx("<p>{ok ? 'Yes' : t('no')}</p>"),
    [`${player}/screens/home/template.tsx`]: jsx('<>{`Hello ${t}`}</>'),
    [`${player}/screens/home/label.tsx`]: jsx('<b aria-label="Close" />'),
    'apps/office/src/screens/home/alt.tsx': jsx("<img alt={'A cat'} />"),
    'apps/games/src/table/hint.tsx': jsx('<input placeholder="Name" />'),
    'packages/ui/src/title.tsx': jsx('<b title="Close" />'),
  },
  'eslint(max-lines)': { [`${server}/modules/bet/long.ts`]: 'f()\n'.repeat(401) },
  'eslint(max-lines-per-function)': {
    [`${server}/modules/bet/tall.ts`]: `export async function a() {\n${body(70)}}\n`,
  },
  'import(no-cycle)': {
    [`${server}/modules/bet/one.ts`]: "import { b } from './two.ts'\nexport const a = () => b\n",
    [`${server}/modules/mission/index.ts`]:
      "import type { P } from '#modules/points'\nexport type M = P | 1\n",
    [`${server}/modules/points/index.ts`]:
      "import type { M } from '#modules/mission'\nexport type P = M | 2\n",
  },
  'import(no-default-export)': { [`${server}/modules/bet/default.ts`]: 'export default 1\n' },
  'unicorn(filename-case)': { [`${server}/modules/bet/betRecord.ts`]: 'export const a = 1\n' },
  'typescript(no-explicit-any)': {
    [`${server}/modules/bet/any.ts`]: 'export const a = (b: any) => b\n',
  },
  'typescript(no-unsafe-type-assertion)': {
    [`${server}/modules/bet/cast.ts`]: "export const a = (b: string) => b as 'x'\n",
  },
  'typescript(no-unsafe-return)': {
    [`${server}/modules/bet/parsed.ts`]: 'export const a = (b: string): number => JSON.parse(b)\n',
  },
  'typescript(no-floating-promises)': {
    [`${server}/modules/bet/float.ts`]: 'export const a = () => {\n  Promise.reject(1)\n}\n',
  },
  'typescript(no-misused-promises)': {
    [`${server}/modules/bet/misused.ts`]:
      'export const a = () => [1].forEach(async (b) => {\n  await Promise.resolve(b)\n})\n',
  },
  'typescript(switch-exhaustiveness-check)': {
    [`${server}/modules/bet/switch.ts`]:
      "export const a = (b: 'x' | 'y') => {\n  switch (b) {\n" +
      "    case 'x':\n      return 1\n  }\n  return 2\n}\n",
  },
  'typescript(consistent-type-imports)': {
    [`${server}/modules/bet/inline.ts`]: "export type A = import('../session/store.ts').S\n",
  },
  'jsx-a11y(alt-text)': { [`${player}/screens/home/picture.tsx`]: jsx('<img src={t} />') },
  'react-hooks(rules-of-hooks)': {
    [`${player}/screens/home/hook.tsx`]:
      "import { useState } from 'react'\n" +
      'export const A = (p: { a: boolean }) => {\n  if (p.a) useState(1)\n  return null\n}\n',
  },
}

export const passedCode: Record<string, string> = {
  [`${server}/platform/clock/index.ts`]: 'export const now = () => new Date()\n',
  [`${server}/platform/random/ok.ts`]: 'export const a = () => crypto.randomUUID()\n',
  [`${server}/platform/config/index.ts`]: "export const a = process.env['PORT']\n",
  [`${server}/modules/bet/date.ts`]: 'export const a = (b: number) => new Date(b)\n',
  [`${server}/modules/bet/timer.ts`]: 'export const a = setTimeout(() => {}, 1)\n',
  [`${server}/modules/bet/two.ts`]: "import { a } from './one.ts'\nexport const b = () => a\n",
  [`${server}/modules/bet/limit.ts`]: `export async function a() {\n${body(68)}}\n`,
  [`${server}/modules/bet/tall.test.ts`]: `export async function a() {\n${body(90)}}\n`,
  [`${player}/screens/home/words.tsx`]: jsx(
    '<p title={t("close")} className="a b">{t("x")} · 18+ {ok ? <b /> : 7}</p>',
  ),
  'packages/browser/src/clock/index.ts': 'export const now = () => Date.now()\n',
  'apps/site/src/main.ts': "console.log(process.env['PORT'])\n",
  'scripts/say.ts': "console.log(process.env['PORT'], Math.random(), new Date())\n",
  'vite.config.ts': 'export default 1\n',
}
