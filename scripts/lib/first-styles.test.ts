import { expect, test } from 'vitest'
import { firstStyles } from './first-styles.mjs'

const before = ':root{--a:1}@layer base{html{color:red}}@layer components{.card{a:b}}'
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

test('a sheet of another make is noticed', () => {
  expect(() => firstStyles('a{}', '')).toThrow('no components')
})
