import { beforeEach, expect, test, vi } from 'vitest'
import { amountOf, formatMoney, payablePart, type Amount } from '@fairhouse/money'
import { countTo } from './count-to.ts'

let frames: ((now: number) => void)[] = []

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) => frames.push(draw))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
})

test('[SITE-13] a counter shows no fractions that the currency does not have', () => {
  const shown: string[] = []
  const element = {
    set textContent(text: string) {
      shown.push(text)
    },
  } as HTMLElement
  const money = (amount: Amount) => formatMoney(amount, 'VND')
  const whole = (amount: Amount) => payablePart(amount, 'VND')
  countTo(element, amountOf(0n), money, false, whole)
  countTo(element, amountOf(13_330_000n), money, false, whole)
  for (let now = 0; frames.length > 0; now += 16) frames.shift()?.(now)
  expect(shown.length).toBeGreaterThan(20)
  expect(shown.every((text) => text.endsWith('.00'))).toBe(true)
  expect(shown.at(-1)).toBe('₫1,333.00')
  // What is really there is shown at the end.
  countTo(element, amountOf(13_335_000n), money, false, whole)
  for (let now = 0; frames.length > 0; now += 16) frames.shift()?.(now)
  expect(shown.at(-1)).toBe('₫1,333.50')
})
