import { expect, test } from 'vitest'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'

const totpSecret = 'FAIRHOUSEDEMOSECRETFAIRHOUSEDEMO'

async function editorOf(site: TestSite) {
  const colleague = { name: 'editor-three', password: 'Fairhouse-demo-1', totpSecret }
  await site.context.staff.add({ ...colleague, roles: ['content'] })
  return site.staff('editor-three')
}

const piece = {
  kind: 'announcement',
  id: 'drafted',
  shown: true,
  words: { EN: { title: 'Drafted news', text: '', content: '<p>Soon</p>' } },
  startsAt: '2020-01-01T00:00:00.000Z',
  endsAt: null,
  group: 'home',
  image: '',
  link: '',
  type: 'PL',
  audience: 'signedIn',
  category: '',
  claimPeriod: 'once',
} as const

test('[OPS-05] only staff with a pass see the site with drafts', async () => {
  await using site = await createTestSite()
  const editor = await editorOf(site)
  const brandId = site.context.brands.all()[0]?.id ?? ''
  await editor.must('PUT /office/api/content/draft', { brandId, piece })
  const laterAt = new Date(site.context.kit.clock.now().getTime() + 86_400_000).toISOString()
  const later = { ...piece, id: 'later', publishAt: undefined, startsAt: laterAt }
  await editor.must('PUT /office/api/content', { brandId, piece: { ...later, type: 'PL' } })

  const passFor = async (at?: string) => {
    const request = { brandId, ...(at !== undefined && { at }) }
    const { url } = await editor.must('POST /office/api/content/site', request)
    const { pathname, search } = new URL(url)
    const opened = await fetch(new URL(pathname + search, site.address), { redirect: 'manual' })
    return opened.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  const ask = async (path: string, cookie: string, method = 'GET') => {
    const body = method === 'POST' && { body: '{}' }
    const headers = { cookie, 'content-type': 'application/json' }
    const response = await fetch(`${site.address}${path}`, { method, headers, ...body })
    return JSON.stringify(await response.json())
  }
  const news = '/wps/content/announcements?types=PL&platform=W&execution=B&pageNo=1'
  const cookie = await passFor()
  expect(await ask(news, cookie)).toContain('Drafted news')
  expect(await ask(news, cookie)).not.toContain('"later"')
  expect(await ask(news, await passFor(laterAt))).toContain('"later"')
  expect(await ask(news, '')).not.toContain('Drafted news')
  const demo = await site.signedIn('demo')
  const announcements = await demo.must('GET /wps/member/announcements', { types: 'PL' })
  expect(JSON.stringify(announcements)).not.toContain('Drafted news')

  expect(await ask('/wps/session/login', cookie, 'POST')).toContain('maintenance')
  expect(await ask('/wps/member/info', cookie)).toContain('not_signed_in')
  const status = JSON.parse(await ask('/wps/system/status', cookie)) as {
    value: { contentVersion: number }
  }
  expect(status.value.contentVersion).toBeLessThan(0)
  expect(await site.operator.audited('content.preview')).toHaveLength(2)
  // A link stays in logs and histories, so it soon opens nothing, and is no pass itself.
  const { url } = await editor.must('POST /office/api/content/site', { brandId })
  const { pathname, search, searchParams } = new URL(url)
  const name = cookie.split('=', 1)[0] ?? ''
  expect(await ask(news, `${name}=${searchParams.get('pass')}`)).not.toContain('Drafted news')
  await site.advance(301)
  const late = await fetch(new URL(pathname + search, site.address), { redirect: 'manual' })
  expect(late.headers.getSetCookie()[0]).toMatch(/Max-Age=0|=;/)
  await site.advance(31 * 60)
  expect(await ask(news, cookie)).not.toContain('Drafted news')
})
