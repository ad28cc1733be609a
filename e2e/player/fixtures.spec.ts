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

test('and fail on it', async ({ page }) => {
  test.fail()
  await page.goto('/promotions')
  await page.evaluate(() => console.error('planted'))
})

const secret = 'a planted secret'
const leaks: [string, () => void][] = [
  ['an address', () => void fetch('/?leak=a planted secret')],
  ['the console', () => console.info('a planted secret')],
  ['local storage', () => localStorage.setItem('leak', 'a planted secret')],
  ['session storage', () => sessionStorage.setItem('leak', 'a planted secret')],
  ['a cookie', () => void (document.cookie = 'leak=a planted secret')],
]

for (const [where, leak] of leaks) {
  test(`the journeys fail on a secret in ${where}`, { tag: '@full' }, async ({ page }) => {
    test.fail()
    noteSecret(page, where === 'an address' ? encodeURI(secret) : secret)
    await page.goto('/promotions')
    await page.evaluate(leak)
  })
}

test('the journeys fail on a session token outside of its place', async ({ page }) => {
  test.fail()
  await page.goto('/promotions')
  await page.evaluate(() => {
    sessionStorage.setItem('token', 'a planted token')
    localStorage.setItem('token', 'a planted token')
  })
})
