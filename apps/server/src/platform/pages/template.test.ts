import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readTemplate } from './template.ts'

const html = `<!doctype html>
<html lang="en" data-theme="dark"><head><title>x</title>
<script src="/before-paint.js"></script>
<link rel="stylesheet" crossorigin href="/assets/all.css"><!--head--></head><body>
<div id="root"><!--page--></div>
<!--data--></body></html>`
const view = {
  html: '<p>$& $1</p>',
  lang: 'th',
  dir: 'ltr',
  theme: 'light' as const,
  title: 'A "title" & <more>',
  description: 'About',
  modules: [],
  data: { said: '</script><script>alert(1)</script>' },
}
const files = { scripts: ['/a.js'], styles: undefined }
const extra = {
  files,
  canonical: 'https://a/b',
  hasStyle: false,
  themeColour: 'teal',
  status: { n: 1 },
}

test('inserts the parts literally', () => {
  const page = readTemplate(html, 'let a').write(view, extra)
  expect(page).toContain('<html lang="th" dir="ltr" data-theme="light">')
  expect(page).toContain('<div id="root"><p>$& $1</p></div>')
  expect(page).toContain('<title>A &quot;title&quot; &amp; &lt;more></title>')
  expect(page).toContain('<link rel="modulepreload" href="/a.js">')
  expect(page).toContain('<meta name="theme-color" content="teal">')
  expect(page).toContain('<link rel="canonical" href="https://a/b">')
  expect(page).not.toContain('/brand.css')
})

test('replaces the main stylesheet by the page’s own and notes its address', () => {
  const template = readTemplate(html, 'let a')
  expect(template.write(view, extra)).toContain('crossorigin href="/assets/all.css">')
  const withStyles = { ...extra, files: { ...files, styles: '/assets/first.css' } }
  expect(template.write(view, withStyles)).toContain(
    '<link rel="stylesheet" crossorigin href="/assets/first.css" data-whole="/assets/all.css">',
  )
})

test('escapes data so that it cannot end its script', () => {
  const page = readTemplate(html, 'let a').write(view, extra)
  const [, json = ''] = /type="application\/json">(.*?)<\/script>/s.exec(page) ?? []
  expect(JSON.parse(json)).toEqual({ ...view.data, status: extra.status })
})

test('gives the hash of the script that runs before the first paint', () => {
  const { empty, scriptHash } = readTemplate(html, '\nlet a = 1\n')
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(empty) ?? []
  expect(scriptHash).toBe(`'sha256-${hash('sha256', script, 'base64')}'`)
})
