import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const noComponents = ['art', 'gallery', 'themes', 'utils']

test('Tailwind reads the classes of every folder of components', () => {
  const css = readFileSync(new URL('styles.css', import.meta.url), 'utf8')
  const [, listed = ''] = /@source '\.\/\{([\w,]+)\}/.exec(css) ?? []
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !noComponents.includes(entry.name))
    .map(({ name }) => name)
  expect(listed.split(',')).toEqual(folders.toSorted())
})
