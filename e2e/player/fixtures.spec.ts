import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { noteSecret } from '../support/secrets.ts'

const plants: [string, RegExp, () => void][] = [
  ['an error in the console', /^planted$/, () => console.error('planted')],
  [
    'an exception',
    /^Error: planted$/,
    () => {
      setTimeout(() => {
        throw new Error('planted')
      })
    },
  ],
  [
    'what the content policy forbids',
    /Content Security Policy/,
    () => document.body.insertAdjacentHTML('beforeend', '<p style="color: red"></p>'),
  ],
]

for (const [what, pattern, plant] of plants) {
  test(`the journeys notice ${what}`, async ({ page, trouble, expected }) => {
    expected(pattern)
    await page.goto('/promotions')
    await page.evaluate(plant)
    await expect.poll(() => trouble.filter((text) => pattern.test(text))).toHaveLength(1)
  })
}

// `test.fail` comes last: a journey that never plants anything must not count as one that fails.
test('and fail on it', async ({ page, trouble }) => {
  await page.goto('/promotions')
  await page.evaluate(() => console.error('planted'))
  await expect.poll(() => trouble).toContain('planted')
  test.fail()
})

const secret = 'a planted secret'
const leaks: [string, (page: Page) => Promise<unknown>, () => void][] = [
  // The browser tells of a request when it is sent, which may be after the page went on.
  [
    'an address',
    (page) => page.waitForRequest((request) => request.url().includes('leak=')),
    () => void fetch('/?leak=a planted secret'),
  ],
  [
    'the console',
    (page) => page.waitForEvent('console', (line) => line.text() === secret),
    () => console.info('a planted secret'),
  ],
  [
    'local storage',
    (page) => page.waitForFunction(() => localStorage.getItem('leak')),
    () => localStorage.setItem('leak', 'a planted secret'),
  ],
  [
    'session storage',
    (page) => page.waitForFunction(() => sessionStorage.getItem('leak')),
    () => sessionStorage.setItem('leak', 'a planted secret'),
  ],
  [
    'a cookie',
    (page) => page.waitForFunction(() => document.cookie.includes('leak=')),
    () => void (document.cookie = 'leak=a planted secret'),
  ],
]

for (const [where, hasLeaked, leak] of leaks) {
  test(`the journeys fail on a secret in ${where}`, { tag: '@full' }, async ({ page }) => {
    noteSecret(page, where === 'an address' ? encodeURI(secret) : secret)
    await page.goto('/promotions')
    await Promise.all([hasLeaked(page), page.evaluate(leak)])
    test.fail()
  })
}

test('the journeys fail on a session token outside of its place', async ({ page, trouble }) => {
  // An address without our code, which would end a session that the server does not know.
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    sessionStorage.setItem('token', 'a planted token')
    localStorage.setItem('token', 'a planted token')
  })
  expect(trouble).toEqual([])
  test.fail()
})
