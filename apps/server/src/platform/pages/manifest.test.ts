import { expect, test } from 'vitest'
import { readManifest } from './manifest.ts'

const filesOf = readManifest(
  JSON.stringify({
    'index.html': { file: 'assets/index.js', imports: ['_base.js'], isEntry: true },
    '_base.js': { file: 'assets/base.js' },
    '_card.js': { file: 'assets/card.js', imports: ['_base.js'] },
    'src/home.ts': {
      file: 'assets/home.js',
      imports: ['_base.js', '_card.js', 'index.html'],
      css: ['assets/first.css'],
    },
  }),
)

test('a screen brings what it imports, but not what the page has named', () => {
  expect(filesOf(['src/home.ts'])).toEqual({
    scripts: ['/assets/home.js', '/assets/card.js'],
    styles: '/assets/first.css',
  })
})

test('what is not known is left out', () => {
  expect(filesOf(['src/nothing.ts'])).toEqual({ scripts: [], styles: undefined })
})
