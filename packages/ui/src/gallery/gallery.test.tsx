import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import * as ui from '../index.ts'
import { entries } from './entries.ts'
import { Gallery } from './gallery.tsx'

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z]/.test(name) && typeof value === 'function'

const components = Object.entries(ui)
  .filter(isComponent)
  .map(([name]) => name)

test('the gallery shows every exported component, and nothing else has', () => {
  expect(Object.keys(entries).toSorted()).toEqual(components.toSorted())
})

/** Server markup must not depend on the time, and must pass the content policy. */
describe('rendered on the server', () => {
  const markup = renderToStaticMarkup(<Gallery now={() => 1000} />)

  test.each(components)('%s is shown', (name) => {
    expect(markup).toContain(`<h2 id="${name}-title"`)
  })

  test('has no style attribute and no time', () => {
    expect(markup).not.toMatch(/\sstyle=/)
    expect(markup).toBe(renderToStaticMarkup(<Gallery now={() => 2e12} />))
  })

  test('a closed dialog sends nothing of its content', () => {
    expect(markup).toContain('<dialog')
    expect(markup).not.toContain('Leave the table?')
  })
})
