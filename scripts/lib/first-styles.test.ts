import { expect, test } from 'vitest'
import { firstStyles } from './first-styles.mjs'

const before = ':root{--a:1;--tw-x:1}@layer base{html{color:red}}@layer components{.card{a:b}}'
const after = '@property --tw-x{syntax:"*";inherits:false}'
const sheet = (utilities: string) => `${before}@layer utilities{${utilities}}${after}`

test('drops utilities that the code does not name', () => {
  const css = sheet('.flex{display:flex}.grid{display:grid}')
  expect(firstStyles(css, 'className:`card flex gap-2`')).toBe(sheet('.flex{display:flex}'))
})

test('finds variants by their full name, also in blocks', () => {
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

test('keeps or drops nested rules as a whole', () => {
  const css = sheet('.sr-only{a:b;@media print{c:d}}.not{a:b}')
  expect(firstStyles(css, 'card sr-only')).toBe(sheet('.sr-only{a:b;@media print{c:d}}'))
})

test('drops unused properties and the fallbacks for old browsers', () => {
  const old = '@layer properties{@supports (a:b){*{--tw-x:0;--tw-y:0}}}'
  const css = `${old}${sheet('')}@property --tw-y{syntax:"*";inherits:false}`
  expect(firstStyles(css, 'card')).toBe(`@layer properties;${sheet('')}`)
})

test('drops form field rules and support queries that always hold', () => {
  const known = '@supports (color:color-mix(in lab, red, red)){.card{c:d}}'
  const fields = '::-webkit-datetime-edit{a:b}::placeholder{a:b}@supports (x:y){::placeholder{a:b}}'
  const css = sheet('')
    .replace('html{', `${fields}html{`)
    .replace('.card{a:b}', `.card{a:b}${known}`)
  expect(firstStyles(css, 'card')).toBe(sheet('').replace('.card{a:b}', '.card{a:b;c:d}'))
})

test('drops the fallbacks that a rule whose support is known replaces', () => {
  const known = (rule: string) => `@supports (color:color-mix(in lab, red, red)){${rule}}`
  const draw = (fallback: string) => {
    const rules = `${fallback}${known('.card{a:mix(c, d)}')}`
    return firstStyles(sheet('').replace('.card{a:b}', rules), 'card')
  }
  expect(draw('.card{a:b}')).toBe(sheet('').replace('a:b', 'a:mix(c, d)'))
  expect(draw('.card{a:b;c:d}')).toContain('components{.card{c:d;a:mix(c, d)}')
  expect(draw('.card:hover{a:b}')).toContain('.card:hover{a:b}.card{a:mix(c, d)}')
})

test('drops rules of elements that the code does not name', () => {
  const rules = 'sub,sup{a:b}hr{a:b}a{a:b}body{a:b}[hidden]{a:b}'
  const css = sheet('').replace('html{', `${rules}html{`)
  expect(firstStyles(css, 'card jsx(`a`,{}) `sup`')).toBe(css.replace('hr{a:b}', ''))
})

test('keeps theme variables that rules use', () => {
  const theme = (names: string) => `@layer theme{:root,:host{${names}}}`
  const css = `${theme('--gap:1px;--font:"A", b;--late:2px')}${sheet('.p{gap:var(--gap)}')}`
  expect(firstStyles(css, 'card p')).toBe(`${theme('--gap:1px;')}${sheet('.p{gap:var(--gap)}')}`)
})

test('throws on a sheet without the expected layers', () => {
  expect(() => firstStyles('a{}', '')).toThrow('no components')
})
