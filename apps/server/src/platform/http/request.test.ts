import fastify, { type FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { systemClock } from '#platform/clock'
import { createRandom } from '#platform/random'
import { createRequestReader, type HttpRequest } from './request.ts'

const proxy = '10.0.0.1'
const trusted = [proxy, '10.1.0.0/16']
const headerSets = [
  {},
  { host: 'play.example:8080' },
  { host: '[::1]:8080' },
  { 'x-forwarded-for': '203.0.113.7' },
  { 'x-forwarded-for': '198.51.100.1, 203.0.113.7, 10.1.2.3' },
  { 'x-forwarded-for': 'nonsense, 10.1.2.3' },
  { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'other.example' },
  { 'x-forwarded-proto': 'http, https', 'x-forwarded-host': 'a.example, b.example:9' },
]

const factsOf = ({ url, headers, host, hostname, protocol, ip, ips }: HttpRequest) => {
  return { url, headers, host, hostname, protocol, ip, ips }
}

test.each([
  ['a proxy that is trusted', trusted, proxy],
  ['an address that is not', trusted, '203.0.113.9'],
  ['a site that trusts none', [], proxy],
])('reads a request as Fastify does: %s', async (_, proxies, from) => {
  const app = fastify({ trustProxy: proxies.length > 0 ? proxies : false })
  const readRequest = createRequestReader(proxies, createRandom(systemClock))
  const seen: FastifyRequest[] = []
  app.get('/any', async (request) => seen.push(request))
  for (const headers of headerSets) {
    const url = '/any?name=d%C6%B0a+h%E1%BA%A5u&name=2&empty=&%zz=%'
    await app.inject({ url, headers, remoteAddress: from })
    const request = seen.at(-1)
    if (!request) throw new Error('nothing was asked')
    const actual = readRequest(request.raw)
    expect(factsOf(actual)).toEqual(factsOf(request))
    expect({ ...Object(actual.query) }).toEqual({ ...Object(request.query) })
  }
  expect(seen).toHaveLength(headerSets.length)
})
