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

test('lists the imports of a screen, except those named in the page', () => {
  expect(filesOf(['src/home.ts'])).toEqual({
    scripts: ['/assets/home.js', '/assets/card.js'],
    styles: '/assets/first.css',
  })
})

test('ignores unknown sources', () => {
  expect(filesOf(['src/nothing.ts'])).toEqual({ scripts: [], styles: undefined })
})
