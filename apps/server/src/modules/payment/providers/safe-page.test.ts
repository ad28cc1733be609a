import { expect, test } from 'vitest'
import { isSafePage } from './safe-page.ts'

test.each([
  ['https://pay.example/order/1', true],
  ['http://localhost:4000/pay/1', true],
  ['/pay/1', true],
  ['http://pay.example/order/1', false],
  ['javascript://localhost/%0aalert(1)', false],
  ['data://localhost/text/html,x', false],
  ['javascript:alert(1)', false],
  ['//evil.example/', false],
  ['/\\evil.example/', false],
  ['', false],
])('[SEC-15] %s as a page to pay at: %s', (page, isShown) => {
  expect(isSafePage(page)).toBe(isShown)
})
