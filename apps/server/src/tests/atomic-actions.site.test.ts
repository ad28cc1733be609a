import { expect, test } from 'vitest'
import type { MemberReset } from '@fairhouse/protocol'
import { addMember, createTestSite, enter, refusalOf, textsTo } from '@fairhouse/site/testing'
import type { TestSite } from '@fairhouse/site/testing'

/** Every write to this table fails until the work ends. */
async function failing(
  site: TestSite,
  [event, table]: ['INSERT' | 'DELETE', string],
  during: () => Promise<void>,
) {
  await site.sql(`CREATE FUNCTION test_fail() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$`)
  await site.sql(`CREATE TRIGGER test_fail BEFORE ${event} ON ${table}
    FOR EACH ROW EXECUTE FUNCTION test_fail()`)
  await during()
  await site.sql('DROP FUNCTION test_fail CASCADE')
}

test('[OPS-02] a staff action and its audit entry commit together', async () => {
  await using site = await createTestSite()
  const risk = await site.staff('care')
  const reason = 'asked for it by phone'
  const reset = (memberId: string, what: MemberReset) =>
    refusalOf(risk.call('POST /office/api/member/reset', { memberId, what, reason }))
  const loggedOf = async (memberId: string) =>
    (await site.operator.audited(memberId)).map(({ action }) => action)
  const email = 'torn@example.com'
  const id = await addMember(site, { name: 'torn', email })
  const client = site.visitor()
  await enter(client, 'torn')
  const isIn = async () => (await client.call('GET /wps/limits', {})).status
  await failing(site, ['INSERT', 'audit_entry'], async () => {
    expect(await reset(id, 'sessions')).toBe('internal_error')
    expect(await reset(id, 'password')).toBe('internal_error')
  })
  expect(await isIn()).toBe(200)
  expect(await textsTo(site, email)).toEqual([])
  expect(await site.sql('SELECT FROM verification_code')).toEqual([])
  await failing(site, ['DELETE', 'session_session'], async () => {
    expect(await reset(id, 'sessions')).toBe('internal_error')
  })
  expect(await loggedOf(id)).toEqual([])
  expect(await reset(id, 'sessions')).toBe('accepted')
  await expect.poll(isIn).toBe(401)
  expect(await loggedOf(id)).toEqual(['member.sign_out'])
})

test('[OPS-04] a brand is created with pages and payments, or not at all', async () => {
  await using site = await createTestSite()
  const admin = await site.staff('admin')
  const lotus = {
    code: 'lotus',
    name: 'Lotus',
    currency: 'THB',
    languages: ['TH', 'EN'],
    domains: ['play.lotus.example'],
    market: 'open',
  } as const
  const create = () =>
    refusalOf(
      admin.call('PUT /office/api/brand', {
        ...lotus,
        languages: [...lotus.languages],
        domains: [...lotus.domains],
      }),
    )
  const left = async () => {
    const rows = await site.sql(`SELECT FROM brand_brand WHERE code = 'lotus'`)
    return [rows.length, (await site.operator.audited('brand.create')).length]
  }
  for (const table of ['payment_provider', 'content_help_article']) {
    await failing(site, ['INSERT', table], async () => {
      expect(await create()).toBe('internal_error')
    })
    expect(await left()).toEqual([0, 0])
  }
  expect(await create()).toBe('accepted')
  expect(await left()).toEqual([1, 1])
})
