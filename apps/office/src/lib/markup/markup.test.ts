import { expect, test } from 'vitest'
import { fromHtml, toHtml } from './index.ts'

test.each([
  ['one line', '<p>one line</p>'],
  ['two\nlines', '<p>two<br>lines</p>'],
  ['one\n\n\ntwo', '<p>one</p><p>two</p>'],
  ['## Head\n\ntext', '<h2>Head</h2><p>text</p>'],
  ['- a\n- **b**', '<ul><li>a</li><li><b>b</b></li></ul>'],
  ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
  ['**bold** and _slanted_', '<p><b>bold</b> and <i>slanted</i></p>'],
  ['[here](/help?a=1&b=2)', '<p><a href="/help?a=1&amp;b=2">here</a></p>'],
  [String.raw`2 \* 3 \_ 4`, '<p>2 * 3 _ 4</p>'],
  ['a < b & "c"', '<p>a &lt; b &amp; &quot;c&quot;</p>'],
])('%j is %s', (markup, html) => {
  expect(toHtml(markup)).toBe(html)
})

test('markup survives a round trip', () => {
  const html =
    '<h3>1 * 2 [x]</h3><p>a <b>b <i>c</i></b><br>- d</p><ol><li>x</li></ol>' +
    '<p><a href="https://a.example/?b=1&amp;c=2">more_than_this</a> &lt;tag&gt;</p>'
  const markup = fromHtml(html)
  expect(markup).toBeDefined()
  expect(toHtml(markup ?? '')).toBe(html)
})

test('strong and em become bold and italic', () => {
  expect(fromHtml('<p><strong>a</strong> <em>b</em></p>')).toBe('**a** _b_')
})

test.each([
  '<table><tr><td>1</td></tr></table>',
  '<p><u>a</u></p>',
  'bare',
  '<ul><li><p>a</p></li></ul>',
])('what they cannot say stays HTML: %s', (html) => {
  expect(fromHtml(html)).toBeUndefined()
})

test('a script stays text', () => {
  expect(toHtml('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
})
