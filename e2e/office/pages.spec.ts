import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { newStaff, signInAt, staffClient } from '../support/office.ts'
import { proveTransfer, requestWithdrawal } from '../support/paying.ts'
import { must, newPerson } from '../support/people.ts'

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

const content = 'The wheel stood still in the middle of a free spin.'

test(
  '[OPS-01] every page of the office fits and can be used by all',
  { tag: '@full' },
  async ({ page, context }) => {
    test.setTimeout(300_000)
    const everything = [
      'cashier',
      'risk',
      'support',
      'content',
      'administrator',
      'auditor',
    ] as const
    const [person, colleague] = await Promise.all([newPerson(page), newStaff(page, ...everything)])
    const { id, reference } = await proveTransfer(page, person, '100000')
    const cashier = await staffClient(page, 'cashier')
    await cashier.must('POST /office/api/deposit/claim', { id })
    await cashier.must('POST /office/api/deposit/approve', { id, reason: 'seen at the bank' })
    const withdrawal = await requestWithdrawal(page, person, '80000')
    const feedback = { kind: 'problem', content } as const
    await must(context.request, 'PUT /wps/feedback', feedback, person.token)
    await signInAt(page, '/office', colleague)
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    const areas = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')
    await expect(areas).toHaveCount(21)
    const listed = await areas.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    )
    const pages = [
      ...listed.map(String),
      '/office/own',
      `/office/deposits/${id}`,
      `/office/withdrawals/${withdrawal}`,
    ]
    for (const theme of ['Light theme', 'Dark theme']) {
      await page.getByRole('button', { name: theme }).click()
      for (const path of pages) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        for (const size of sizes) {
          await page.setViewportSize(size)
          await expectNoOverflow(page, `${path} at ${size.width}`)
        }
        await expectAccessible(page)
      }
    }
    await page.goto(`/office/deposits/${id}`)
    await expect(page.getByRole('heading', { name: `Deposit ${reference}` })).toBeVisible()
  },
)
