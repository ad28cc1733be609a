import { expect, test } from './fixtures.ts'

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
    await page.goto('/')
    await page.evaluate(plant)
    await expect.poll(() => trouble.filter((text) => pattern.test(text))).toHaveLength(1)
  })
}

test('and fail on it', async ({ page }) => {
  test.fail()
  await page.goto('/')
  await page.evaluate(() => console.error('planted'))
})
