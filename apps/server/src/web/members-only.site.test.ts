import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite } from '@fairhouse/site/testing'

let pagesDirectory = ''

beforeAll(() => {
  pagesDirectory = mkdtempSync(join(tmpdir(), 'fairhouse-members-'))
  writeFileSync(join(pagesDirectory, 'index.html'), '<title>page</title>')
})

afterAll(() => rmSync(pagesDirectory, { recursive: true }))

test('[ROUTE-13] a members-only brand sends visitors to sign in', async () => {
  await using site = await createTestSite({ pagesDirectory })
  const browserInit = { headers: { accept: 'text/html' }, redirect: 'manual' } as const
  const visit = async (path: string, headers = {}) => {
    const init = { ...browserInit, headers: { ...browserInit.headers, ...headers } }
    const { status, headers: answered } = await site.visitor().send(path, init)
    return [status, answered.get('location')]
  }
  expect(await visit('/promotions')).toEqual([200, null])
  await site.operator.requireLogin(true)
  await expect.poll(() => visit('/promotions')).toEqual([302, '/login'])
  expect(await visit('/')).toEqual([302, '/login'])
  for (const open of ['/login', '/register', '/register.html', '/helpmc', '/down', '/help/terms']) {
    expect(await visit(open), open).toEqual([200, null])
  }
  // The cookie alone is no session, but the tab may hold the token: the page itself checks.
  expect(await visit('/promotions', { cookie: 'fairhouse=half' })).toEqual([200, null])
  expect(await visit('/nowhere')).toEqual([404, null])
})
