import { loadWords } from '@fairhouse/i18n'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { QueryClient, QueryClientProvider } from '#lib/query'
import { WordsProvider } from '#lib/words'
import { Banners } from './banners.tsx'
import { bannersQuery, type Banner } from './query.ts'

const words = await loadWords('EN')

const banner = (bannerId: string): Banner => ({
  bannerId,
  groupName: 'home',
  linkageType: 'page',
  url: '/helpmc',
  image: 'crown',
  title: `Title ${bannerId}`,
  text: 'Words',
})

/** As a server draws it, with what it has asked for before. */
function draw(list?: Banner[]): string {
  const ask = () => Promise.reject(new Error('nothing is asked here'))
  const client = new QueryClient({ ask, isOnline: () => true })
  if (list) client.write(bannersQuery('EN', 'home')(client), { list })
  return renderToStaticMarkup(
    <QueryClientProvider value={client}>
      <Router ssrPath="/">
        <WordsProvider first={{ code: 'EN', words }}>
          <Banners group="home" />
        </WordsProvider>
      </Router>
    </QueryClientProvider>,
  )
}

test('a server draws each slide once, the first open, and no style attribute', () => {
  const html = draw([banner('one'), banner('two')])
  expect(html.match(/Title one/g)).toHaveLength(1)
  const slides = [...html.matchAll(/aria-roledescription="slide"[^>]*/g)].map(([slide]) => slide)
  expect(slides.map((slide) => slide.includes('inert'))).toEqual([false, true])
  expect(html).not.toMatch(/ style=/)
})

test('the picture of the first slide is fetched at once, the others when they come near', () => {
  const html = draw([banner('one'), banner('two')])
  expect(html.match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1)
})

test('a skeleton stands in for banners that are coming, nothing for none', () => {
  expect(draw()).toContain('animate-breathe')
  expect(draw([])).toBe('')
})
