import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { newStaff, signInAt } from '../support/office.ts'
import { must, newPerson } from '../support/people.ts'

const content = 'The wheel stood still in the middle of a free spin.'

test(
  '[OPS-01] feedback is answered and closed, and its member reads the answer',
  { tag: '@full' },
  async ({ page, context }) => {
    const [person, support] = await Promise.all([newPerson(page), newStaff(page, 'support')])
    const { request } = context
    const input = { kind: 'problem', content } as const
    const { id } = await must(request, 'PUT /wps/feedback', input, person.token)
    await signInAt(page, `/office/feedback/${id}`, support)
    await expect(page.getByText(content)).toBeVisible()
    await page.getByRole('textbox', { name: 'Your reply' }).fill('It was paid out at the end.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByText('Replied')).toBeVisible()
    await page.getByRole('button', { name: 'Close feedback' }).click()
    const close = page.getByRole('dialog', { name: 'Close this feedback?' })
    await close.getByRole('textbox', { name: /^Reason/ }).fill('all is said')
    await close.getByRole('button', { name: 'Close feedback' }).click()
    await expect(page.getByText('Closed', { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeHidden()
    await expectAccessible(page)
    const { list } = await must(request, 'GET /wps/feedback', {}, person.token)
    const replies = [{ content: 'It was paid out at the end.' }]
    expect(list).toMatchObject([{ state: 'closed', replies }])
  },
)
