import { lotteryOf } from '@fairhouse/engines/lottery'
import { loadWords } from '@fairhouse/i18n'
import { lotteryWords } from '@fairhouse/i18n/lottery'
import type { RulesView } from '@fairhouse/protocol/lottery'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadWithWords, WordsProvider } from '#lib/words'
import { betTypeAnchor, Rules } from './rules-dialog.tsx'
import { returnText, type BetTypeView } from '../bet-types/index.ts'
import { isMatch } from './search.ts'

const words = await loadWithWords([lotteryWords], () => loadWords('EN'), 'EN')

const percent = (share: string) => ({ numerator: '0', denominator: '1', percent: share })

/** Bet types as the studio describes them; all cost and pay the same. */
function viewOf(rules: string): RulesView {
  const lottery = lotteryOf(rules)
  const betTypes = (lottery?.betTypeIds ?? []).flatMap((id): BetTypeView[] => {
    const info = lottery?.describe(id)
    if (!info) return []
    const prizes = info.prizes.map((prize) => ({ id: prize.id, price: '9.6000' }))
    const fields = info.fields.map(({ name, size, maxPicks }) => ({ name, size, maxPicks }))
    const { kind, takesBankers } = info
    const charge = String(info.charge)
    return [{ id, kind, charge, takesBankers, prizes, fields, returnToPlayer: percent('96.00') }]
  })
  return { game: 'test', rules, prices: '0'.repeat(64), betTypes }
}

const html = (group: string, rules: RulesView) =>
  renderToStaticMarkup(
    <WordsProvider first={{ code: 'EN', words }}>
      <Rules group={group} rules={rules} />
    </WordsProvider>,
  )

test.each([
  ['ssc', 'ssc'],
  ['11x5', '11x5'],
  ['k3', 'k3'],
  ['pk10', 'pk10'],
  ['lucky-28', 'lucky-28'],
  ['keno', 'keno'],
  ['mark-six', 'mark-six-horse'],
  ['vn-north', 'vn-north'],
  ['vn-south', 'vn-south'],
  ['vn-south', 'vn-two-stations'],
])('the rules of %s (%s) have every bet type at its anchor', (group, rules) => {
  const view = viewOf(rules)
  const markup = html(group, view)
  for (const { id } of view.betTypes) expect(markup).toContain(`id="${betTypeAnchor(id)}"`)
  expect(markup.match(/<article/g)).toHaveLength(view.betTypes.length)
  expect(markup).toContain('96.00%')
  expect(markup).not.toMatch(/ style=|bettypes\.|undefined/)
})

test('a lô says what it costs and pays for each hit', () => {
  const view = viewOf('vn-north')
  const markup = html('vn-north', {
    ...view,
    betTypes: view.betTypes.filter(({ id }) => id === 'lo-2'),
  })
  for (const part of [
    '27 × stake',
    'Price per hit',
    '9.6',
    '2 hits, you get 192.',
    '27 numbers are drawn',
  ]) {
    expect(markup).toContain(part)
  }
})

test('the return is a range where prizes differ', () => {
  const base = { id: 'sum', kind: 'single' as const, charge: '1', takesBankers: false, fields: [] }
  const prize = (id: string, share: string) => ({ id, price: '2', returnToPlayer: percent(share) })
  const sums = { ...base, prizes: [prize('1', '95.5'), prize('2', '9.6'), prize('3', '96')] }
  expect(returnText(sums, 'en')).toBe('9.60% – 96.00%')
  expect(returnText({ ...base, prizes: [prize('1', '96'), prize('2', '96')] }, 'en')).toBe('96.00%')
  expect(returnText({ ...base, prizes: [] }, 'en')).toBeUndefined()
})

test('a search ignores case and accents and wants every word', () => {
  expect(isMatch('da xien', ['Đá xiên'])).toBe(true)
  expect(isMatch('XIÊN đá', ['Đá xiên'])).toBe(true)
  expect(isMatch('da thang', ['Đá xiên'])).toBe(false)
  expect(isMatch('直选', ['前三直选'])).toBe(true)
})
