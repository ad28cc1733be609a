import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite } from '@fairhouse/site/testing'

let officeDirectory = ''

beforeAll(() => {
  officeDirectory = mkdtempSync(join(tmpdir(), 'fairhouse-office-'))
  mkdirSync(join(officeDirectory, 'assets'))
  writeFileSync(join(officeDirectory, 'index.html'), '<title>office</title>')
  writeFileSync(join(officeDirectory, 'assets', 'main-abc123.js'), 'true')
  writeFileSync(join(officeDirectory, 'assets', 'main-abc123.js.br'), 'compressed')
})

afterAll(() => rmSync(officeDirectory, { recursive: true }))

test('[OPS-01] serves one page for every office address, with its own policy', async () => {
  await using site = await createTestSite({ officeDirectory })
  for (const path of ['/office', '/office/', '/office/withdrawals/1']) {
    const response = await site.visitor().send(path)
    expect([response.status, await response.text()]).toEqual([200, '<title>office</title>'])
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("connect-src 'self';")
    expect(policy).not.toContain('unsafe')
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
  }
})

test('caches its files for a year, compressed if the browser accepts it', async () => {
  await using site = await createTestSite({ officeDirectory })
  const headers = { 'accept-encoding': 'br' }
  const file = await site.visitor().send('/office/assets/main-abc123.js', { headers })
  expect([file.status, file.headers.get('content-encoding')]).toEqual([200, 'br'])
  expect(file.headers.get('cache-control')).toContain('immutable')
  expect((await site.visitor().send('/office/assets/nothing.js')).status).toBe(404)
})

test('refuses unknown calls instead of serving the page', async () => {
  await using site = await createTestSite({ officeDirectory })
  const headers = { accept: 'text/html' }
  const response = await site.visitor().send('/office/api/nothing', { headers })
  expect([response.status, await response.json()]).toMatchObject([404, { code: 'not_found' }])
})
