import { expect, test } from 'vitest'
import { firstStyles } from './first-styles.mjs'

const before = ':root{--a:1;--tw-x:1}@layer base{html{color:red}}@layer components{.card{a:b}}'
const after = '@property --tw-x{syntax:"*";inherits:false}'
const sheet = (utilities: string) => `${before}@layer utilities{${utilities}}${after}`

test('utilities that the code does not name are left out, all else stays', () => {
  const css = sheet('.flex{display:flex}.grid{display:grid}')
  expect(firstStyles(css, 'className:`card flex gap-2`')).toBe(sheet('.flex{display:flex}'))
})

test('variants are found by their whole name, in blocks too', () => {
  const media = String.raw`@media (width>=48rem){.md\:grid{display:grid}.md\:flex{display:flex}}`
  const hover = String.raw`@media (hover:hover){.hover\:text-accent:hover{color:gold}}`
  const size = String.raw`.w-\[calc\(100\%-1rem\)\]{width:calc(100% - 1rem)}`
  const odd = `${size}${String.raw`.\[\&_a\]\:font-bold a{a:b}`}`
  const css = sheet(media + hover + odd)
  expect(
    firstStyles(css, 'card md:flex hover:text-accent w-[calc(100%-1rem)] [&_a]:font-bold'),
  ).toBe(sheet(String.raw`@media (width>=48rem){.md\:flex{display:flex}}` + hover + odd))
  expect(firstStyles(css, 'card')).toBe(sheet(''))
})

test('a rule with rules inside goes or stays as a whole', () => {
  const css = sheet('.sr-only{a:b;@media print{c:d}}.not{a:b}')
  expect(firstStyles(css, 'card sr-only')).toBe(sheet('.sr-only{a:b;@media print{c:d}}'))
})

test('properties that no rule has are left out, and their values for old browsers', () => {
  const old = '@layer properties{@supports (a:b){*{--tw-x:0;--tw-y:0}}}'
  const css = `${old}${sheet('')}@property --tw-y{syntax:"*";inherits:false}`
  expect(firstStyles(css, 'card')).toBe(`@layer properties;${sheet('')}`)
})

test('parts of fields are left out, and questions that every browser answers with yes', () => {
  const known = '@supports (color:color-mix(in lab, red, red)){.card{c:d}}'
  const fields = '::-webkit-datetime-edit{a:b}::placeholder{a:b}@supports (x:y){::placeholder{a:b}}'
  const css = sheet('')
    .replace('html{', `${fields}html{`)
    .replace('.card{a:b}', `.card{a:b}${known}`)
  expect(firstStyles(css, 'card')).toBe(sheet('').replace('.card{a:b}', '.card{a:b}.card{c:d}'))
})

test('names of the theme stay where a rule asks for them', () => {
  const theme = (names: string) => `@layer theme{:root,:host{${names}}}`
  const css = `${theme('--gap:1px;--font:"A", b;--late:2px')}${sheet('.p{gap:var(--gap)}')}`
  expect(firstStyles(css, 'card p')).toBe(`${theme('--gap:1px;')}${sheet('.p{gap:var(--gap)}')}`)
})

test('a sheet of another make is noticed', () => {
  expect(() => firstStyles('a{}', '')).toThrow('no components')
})
