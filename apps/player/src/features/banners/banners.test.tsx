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

/** Renders on the server, with banners loaded before if given. */
function draw(list?: Banner[], heading?: string, look: 'home' | 'plain' = 'home'): string {
  const ask = () => Promise.reject(new Error('nothing is asked here'))
  const client = new QueryClient({ ask, isOnline: () => true })
  if (list) client.write(bannersQuery('EN', 'home')(client), { list })
  return renderToStaticMarkup(
    <QueryClientProvider value={client}>
      <Router ssrPath="/">
        <WordsProvider first={{ code: 'EN', words }}>
          <Banners group="home" look={look} heading={heading} />
        </WordsProvider>
      </Router>
    </QueryClientProvider>,
  )
}

test('the server renders each slide once, the first active, without style attributes', () => {
  const html = draw([banner('one'), banner('two')])
  expect(html.match(/Title one/g)).toHaveLength(1)
  const slides = [...html.matchAll(/aria-roledescription="slide"[^>]*/g)].map(([slide]) => slide)
  expect(slides.map((slide) => slide.includes('inert'))).toEqual([false, true])
  expect(html).not.toMatch(/ style=/)
})

test('the first picture loads eagerly, the others lazily', () => {
  const html = draw([banner('one'), banner('two')])
  expect(html.match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1)
})

test('low banners preload nothing', () => {
  const html = draw([banner('one'), banner('two')], undefined, 'plain')
  expect(html.match(/<img[^>]*loading="lazy"/g)?.length).toBe(html.match(/<img/g)?.length)
})

test('a phone shows a title only once', () => {
  const shown = draw([banner('one'), banner('two')], 'Title two')
  expect(shown.match(/max-sm:sr-only[^>]*>([^<]*)/)?.[1]).toBe('Title two')
})

test('shows a skeleton while loading, and nothing without banners', () => {
  expect(draw()).toContain('animate-breathe')
  expect(draw([])).toBe('')
})
