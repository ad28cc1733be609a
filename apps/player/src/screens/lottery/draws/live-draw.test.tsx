import { loadWords } from '@fairhouse/i18n'
import { lotteryWords } from '@fairhouse/i18n/lottery'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadWithWords, WordsProvider } from '#lib/words'
import { LiveDraw } from './live-draw.tsx'

const words = await loadWithWords([lotteryWords], () => loadWords('EN'), 'EN')
const nothing = () => undefined
const html = (group: string, result: unknown) =>
  renderToStaticMarkup(
    <WordsProvider first={{ code: 'EN', words }}>
      <LiveDraw group={group} number="N" result={result} onDone={nothing} />
    </WordsProvider>,
  )

test.each([
  ['ssc', [7, 7, 7, 7, 7]],
  ['k3', [6, 6, 6]],
  ['lucky-28', [9, 9, 9]],
  ['pk10', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['mark-six', [1, 2, 3, 4, 5, 6, 7]],
])('nothing of %s is shown or said before it is revealed', (group, result) => {
  const markup = html(group, result)
  expect(markup).toContain('Skip')
  expect(markup).not.toMatch(/>\d+</)
  expect(markup).not.toContain('<circle')
  expect(markup).not.toContain('Result:')
  expect(markup).toContain('role="status"')
})

test('an unreadable result renders nothing', () => expect(html('ssc', null)).toBe(''))
