import { readFileSync } from 'node:fs'
import { useRandomAddress } from '../support/accounts.ts'
import { expect, removeServerDrawing, test } from '../support/fixtures.ts'

/** LIST of pattern types, each tested on one field: an accepted and a refused value. */
const types: [field: string, takes: string, refuses: string][] = [
  ['payeeName', 'ab', 'a'],
  ['affiliateCode', 'a1', '1a'],
  ['qqNum', '李明88', 'ab'],
  ['email', 'a@b.co', 'a@b'],
  ['referralCode', '1a', 'a-1'],
  ['recommenderId', 'a1', 'abc'],
  ['line', '007', '0x7'],
  ['whatsapp', 'aB', 'abc'],
  ['zalo', 'John Smith', 'a1'],
  ['facebook', 'a-b', 'a b'],
  ['wechat', '李·明', 'a1'],
  ['idNumber', '2024-02-29', '2023-02-29'],
  ['nickname', 'José', 'a1'],
  ['realName', '02-29-2024', '02-29-2023'],
  ['fullName', 'a1', 'a_1'],
  ['telegram', '김철수', '김a'],
  ['permanentAddress', 'สมชาย', 'กa'],
  ['currentAddress', 'Somchai ใจดี', 'a1'],
  ['placeOfBirth', 'JOHN SMITH', 'John'],
  ['nationality', 'a1!', 'a b'],
  ['occupation', 'aA1!', 'aA1'],
  ['sourceOfIncome', 'John Smith', 'John'],
  ['paymentPassword', 'カタカナ', 'abc'],
  ['username', 'ABC', 'Abc'],
]

const said: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../packages/i18n/src/words/en/rules.json', import.meta.url), 'utf8'),
)

const ruleOf = (patternId: number) => ({
  enabled: true,
  required: false,
  acceptedPattern: '',
  patternId,
  minLength: 2,
  maxLength: 12,
  type: 'text',
})

test('[VAL-02] each of the 24 types accepts, refuses and explains', async ({ page }) => {
  await useRandomAddress(page)
  await removeServerDrawing(page)
  await page.route('**/wps/system/status', async (route) => {
    const answer = await route.fetch()
    const { value, ...envelope } = await answer.json()
    const rules = types.map(([field], type) => [field, ruleOf(type)])
    const registerRules = { ...value.registerRules, ...Object.fromEntries(rules) }
    await route.fulfill({ json: { ...envelope, value: { ...value, registerRules } } })
  })
  await page.goto('/register')
  const form = page.locator('form')
  for (const [field, , refuses] of types) await form.locator(`[name=${field}]`).fill(refuses)
  await form.getByRole('button', { name: 'Create account' }).click()
  for (const [type, [field]] of types.entries()) {
    const words = said[`type_${type}`]?.replace('{length}', '2–12') ?? 'none'
    await expect(form.locator(`[name=${field}]`)).toHaveAccessibleDescription(words)
  }
  for (const [field, takes] of types) await form.locator(`[name=${field}]`).fill(takes)
  await form.getByRole('button', { name: 'Create account' }).click()
  // Only other fields are wrong now, such as the password.
  await expect(form.locator('[name=password]')).toHaveAccessibleDescription(
    'This field is required.',
  )
  for (const [field] of types) {
    await expect(form.locator(`[name=${field}]`), field).toHaveAccessibleDescription('')
  }
})
