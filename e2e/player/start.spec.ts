import { expect, test } from '../support/fixtures.ts'
import { newPerson, signIn } from '../support/people.ts'

test('[SITE-18] the start asks once for what is permitted, with the host and any token', async ({
  page,
}) => {
  const person = await newPerson(page)
  await signIn(page, person)
  await expect(page.getByRole('button', { name: `Account: ${person.name}` })).toBeVisible()
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  const requests: { url: string | null; token: string | undefined }[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname !== '/wps/system/permission') return
    requests.push({ url: searchParams.get('url'), token: request.headers().authorization })
  })
  const answered = page.waitForResponse('**/wps/system/permission?**')
  await page.goto('/promotions')
  const { value } = await (await answered).json()
  expect(value).toMatchObject({
    analytics: { gtagId: null },
    country: { countryCode: 'VN', countryDialingCode: '84' },
    member: { account: person.name },
  })
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([{ url: new URL(page.url()).host, token: `Bearer ${token}` }])
})

test(
  'the notice of another language is asked for once in a session',
  { tag: '@full' },
  async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/wps/content/notice'))
        requests.push(request.headers().language ?? '')
    })
    const switchTo = async (code: string, tag: string) => {
      await page.getByRole('combobox').selectOption(code)
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await page.waitForLoadState('networkidle')
    }
    await page.goto('/')
    await switchTo('VI', 'vi')
    await switchTo('EN', 'en')
    await page.reload()
    await switchTo('VI', 'vi')
    expect(requests).toEqual(['VI'])
    await expect(page.getByRole('complementary').getByRole('paragraph')).toHaveText(/^Chào mừng/)
  },
)
