import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startCopy, withoutCode } from './static-copy.ts'

const page =
  '<head><link rel="modulepreload" crossorigin href="/a.js"><link rel="stylesheet" href="/a.css">' +
  '<script type="module" src="/a.js"></script></head><h1>Home</h1><script>run()</script>'
const still = '<head><link rel="stylesheet" href="/a.css"></head><h1>Home</h1>'

test('a static copy has the styles and the markup, and no code', () => {
  expect(withoutCode(page)).toBe(still)
})

test('only documents are changed on their way', async () => {
  const site = createServer(({ url }, response) => {
    const isPage = url === '/'
    response.writeHead(200, { 'content-type': isPage ? 'text/html; charset=utf-8' : 'text/css' })
    response.end(isPage ? page : '<script></script>')
  })
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  const copy = await startCopy(`http://127.0.0.1:${port}`, withoutCode)
  const read = async (path: string) => (await fetch(`${copy.url}${path}`)).text()
  expect(await read('/')).toBe(still)
  expect(await read('/a.css')).toBe('<script></script>')
  await copy.stop()
  site.closeAllConnections()
  await new Promise((resolve) => void site.close(resolve))
})
