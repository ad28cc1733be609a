import { createHmac } from 'node:crypto'
import { drawStream, lotteryOf } from '@fairhouse/engines/lottery'
import { loadWords } from '@fairhouse/i18n'
import { lotteryWords } from '@fairhouse/i18n/lottery'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadWithWords, WordsProvider } from '#lib/words'
import { Balls } from './balls.tsx'
import { VnBoard } from './vn-board.tsx'

const words = await loadWithWords([lotteryWords], () => loadWords('EN'), 'EN')
const html = (children: ReactNode) =>
  renderToStaticMarkup(<WordsProvider first={{ code: 'EN', words }}>{children}</WordsProvider>)
const nameIn = (markup: string) => /aria-label="([^"]*)"/.exec(markup)?.[1]

test.each([
  ['ssc', [1, 2, 0, 4, 5], 'Result: 1, 2, 0, 4, 5'],
  ['11x5', [11, 2, 3, 4, 5], 'Result: 11, 2, 3, 4, 5'],
  ['k3', [1, 2, 6], 'Dice: 1, 2, 6. Sum 9'],
  ['lucky-28', [9, 0, 4], 'Result: 9 + 0 + 4 = 13'],
  ['pk10', [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 'Result: 10, 9, 8, 7, 6, 5, 4, 3, 2, 1'],
  [
    'mark-six',
    [1, 3, 5, 2, 4, 6, 49],
    'Result: 01 Red, 03 Blue, 05 Green, 02 Red, 04 Blue, 06 Green. Special number: 49 Green',
  ],
])('a result of %s is read by its numbers', (group, result, name) => {
  const markup = html(<Balls group={group} result={result} />)
  expect(nameIn(markup)).toBe(name)
  expect(markup).not.toMatch(/ style=/)
})

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()
const drawn = (rules: string) =>
  lotteryOf(rules)?.draw(drawStream(hmac, { seed: 'ab', salt: 'cd', place: 1 }))

test('Vietnamese balls are the special prize, one for each station', () => {
  const one = html(<Balls group="vn-north" result={drawn('vn-north')} />)
  expect(nameIn(one)).toMatch(/^Special prize: \d \d \d \d \d$/)
  const two = html(<Balls group="vn-south" result={drawn('vn-two-stations')} />)
  expect(nameIn(two)).toMatch(/^Special prizes: station 1, (\d ){5}\d; station 2, (\d ){5}\d$/)
})

test.each(['vn-north', 'vn-south'])('the board of %s has each number once', (rules) => {
  const draw: unknown = drawn(rules)
  if (!Array.isArray(draw)) throw new Error('no draw')
  const [table = ''] = html(<VnBoard result={draw} />).split('</table>')
  const shown = [...table.matchAll(/>(\d+)<\/span>/g)].map(([, number]) => number)
  expect(shown).toHaveLength(draw.length)
  expect(new Set(shown)).toEqual(new Set(draw))
})

test('a marked number stands out by its element', () => {
  const draw: unknown = drawn('vn-south')
  const special = Array.isArray(draw) ? String(draw[0]) : ''
  const marked = html(<VnBoard result={draw} highlight={(number) => number === special} />)
  expect(marked.match(/<mark/g)).toHaveLength(1)
})

test('an unreadable result renders nothing', () => {
  expect(html(<Balls group="ssc" result={null} />)).toBe('')
  expect(html(<Balls group="ssc" result={[1, 2]} />)).toBe('')
  expect(html(<Balls group="nothing" result={[1, 2]} />)).toBe('')
  expect(html(<VnBoard result={['12']} />)).toBe('')
})
