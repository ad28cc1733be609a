import { createHmac } from 'node:crypto'
import { drawStream, lotteryOf } from '@fairhouse/engines/lottery'
import { loadWords } from '@fairhouse/i18n'
import { lotteryWords } from '@fairhouse/i18n/lottery'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadWithWords, WordsProvider } from '#lib/words'
import { isNumberGroup, readResult } from '../draws/index.ts'
import { NumberTrends } from './number-trends.tsx'
import { RoadMaps } from './road-map.tsx'
import { Streaks } from './streaks.tsx'
import { subjectsOf } from './subjects.ts'
import { VnTrends } from './vn-trends.tsx'

const words = await loadWithWords([lotteryWords], () => loadWords('EN'), 'EN')
const html = (children: ReactNode) =>
  renderToStaticMarkup(<WordsProvider first={{ code: 'EN', words }}>{children}</WordsProvider>)

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()
const results = (group: string, rules = group) =>
  Array.from({ length: 20 }, (_, place) => {
    const draw = lotteryOf(rules)?.draw(drawStream(hmac, { seed: 'ab', salt: 'cd', place }))
    const read = readResult(group, draw)
    if (!read) throw new Error('no result')
    return read
  })

const groups = ['ssc', '11x5', 'k3', 'pk10', 'lucky-28', 'keno', 'mark-six'].filter(isNumberGroup)

test.each(groups)('the trend chart of %s has a row for each draw', (group) => {
  const rules = group === 'mark-six' ? 'mark-six-rat' : group
  const draws = results(group, rules).map((read, place) => ({
    number: `20300101-${1000 + place}`,
    numbers: read.kind === 'vn' ? [] : read.numbers,
  }))
  const chart = html(<NumberTrends group={group} draws={draws} />)
  for (const { number } of draws) expect(chart).toContain(`Draw ${number}`)
  const numbers = draws.map((draw) => draw.numbers)
  const tracks = subjectsOf(group).flatMap((subject) => subject.tracks.slice(0, 1))
  expect(html(<RoadMaps draws={numbers} tracks={tracks.slice(0, 1)} />)).toContain('Latest first')
  expect(html(<Streaks draws={numbers} subjects={subjectsOf(group)} />)).not.toBe('')
})

test('tails of Vietnamese draws are counted over both stations', () => {
  const one = results('vn-south', 'vn-south').flatMap((read) => (read.kind === 'vn' ? [read] : []))
  const two = results('vn-south', 'vn-two-stations').flatMap((read) =>
    read.kind === 'vn' ? [read] : [],
  )
  const countsIn = (markup: string) =>
    [
      ...(markup
        .split('By first digit')[1]
        ?.split('By last')[0]
        ?.matchAll(/>(\d+)×</g) ?? []),
    ]
      .map(([, count]) => Number(count))
      .reduce((sum, count) => sum + count, 0)
  expect(countsIn(html(<VnTrends draws={one} />))).toBe(20 * 18)
  expect(countsIn(html(<VnTrends draws={two} />))).toBe(20 * 36)
})

test('no draws render without figures', () => {
  expect(html(<NumberTrends group="ssc" draws={[]} />)).toContain('Trend chart')
  expect(html(<VnTrends draws={[]} />)).toContain('By first digit')
})
