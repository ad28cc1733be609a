import { createHash } from 'node:crypto'

/** Seeded random integers in [0, n), so that a failing case can be replayed. */
class Dice {
  #count = 0
  readonly #seed: string

  constructor(seed: string) {
    this.#seed = seed
  }

  below(n: number): number {
    this.#count += 1
    const hash = createHash('sha256').update(`${this.#seed}:${this.#count}`).digest()
    return hash.readUInt32BE(0) % n
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[this.below(choices.length)] ?? choices[0]
  }

  /** Bytes with a meaning in HTTP, and some that it forbids. */
  text(maxLength: number): string {
    const signs = '/\\?#%:@[]{}<>"\'`;,.=&+-_~ \t\r\n\0aZ09éÿ'
    const length = this.below(maxLength)
    return Array.from({ length }, () => signs[this.below(signs.length)]).join('')
  }
}

const eol = '\r\n'

const paths = [
  '/',
  '/ws',
  '/office/ws',
  '/office',
  '/office/api/me',
  '/wps/system/status',
  '/wps/session/login/password',
  '/wps/game/list',
  '/vendor/v1/play',
  '/payment/webhook/sandbox',
  '/studio/v1/act',
  '/studio/v1/socket',
  '/play/index.html',
  '/assets/x.js',
  '/brand.css',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/slot/EN/1',
  '/health/live',
  '/dev/outbox',
] as const

/** Targets on which parsers disagree; `//` once crashed the process. */
const oddTargets = [
  '//',
  '///',
  '//?',
  '/\\',
  '\\\\',
  '*',
  '?',
  '#',
  'http://',
  'http://[',
  'http://[::1',
  'http://a:b@c:99999/',
  'https://other.example/ws',
  '//other.example/ws',
  'ws://x',
  '%',
  '/%',
  '/%00',
  '/%ff',
  '/%c0%af',
  '/..%2f..%2fetc/passwd',
  '/../../../etc/passwd',
  '/ws?merchant=%',
  '/ws?merchant=%ff&merchant=%00',
  '/ws?__proto__[x]=1&constructor=2',
  '/ws/',
  '/ws;a',
  '/ws#a',
  `/${'a'.repeat(9000)}`,
  `/?${'a=1&'.repeat(3000)}`,
] as const

function targetFrom(dice: Dice): string {
  const kind = dice.below(4)
  if (kind === 0) return dice.pick(oddTargets)
  if (kind === 1) return dice.text(60)
  const suffix = kind === 2 ? dice.text(20) : ''
  return dice.pick(paths) + suffix
}

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'TRACE'] as const
const oddMethods = ['CONNECT', 'PRI', 'M-SEARCH', 'get', 'G E T', '', '\0', 'PROPFIND'] as const
const versions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9', 'http/1.1', ''] as const

const headerNames = [
  'Host',
  'Cookie',
  'Origin',
  'Merchant',
  'Language',
  'Authorization',
  'Content-Type',
  'Content-Length',
  'Transfer-Encoding',
  'Expect',
  'Connection',
  'Upgrade',
  'Accept',
  'Accept-Encoding',
  'Range',
  'If-None-Match',
  'If-Modified-Since',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Request-Id',
  'X-Vendor',
  'X-Timestamp',
  'X-Signature',
  'Sec-Fetch-Site',
  'Sec-WebSocket-Key',
  'Sec-WebSocket-Version',
  'Sec-WebSocket-Extensions',
  'Sec-WebSocket-Protocol',
  '__proto__',
  'constructor',
] as const

const headerValues = [
  '',
  'localhost',
  'localhost:99999',
  '[::1',
  'http://',
  'null',
  'chunked',
  'gzip, chunked',
  '100-continue',
  'other-continue',
  '-1',
  '0',
  '99999999999999999999',
  'bytes=0-0,1-1,-5',
  'application/json',
  'application/json; charset=utf-7',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=',
  'websocket',
  'keep-alive, Upgrade',
  'close',
  'fairhouse=; fairhouse-office=%; lang=%ff; theme=\\"',
  '127.0.0.1, 1.2.3.4, unknown, [::1]:1',
  '"a", W/"b", *',
  'Thu, 99 Foo 0000 99:99:99 GMT',
  'a'.repeat(5000),
] as const

function headersFrom(dice: Dice): string[] {
  return Array.from({ length: dice.below(8) }, () => {
    const name = dice.below(12) === 0 ? dice.text(12) : dice.pick(headerNames)
    const value = dice.below(5) === 0 ? dice.text(40) : dice.pick(headerValues)
    return `${name}: ${value}`
  })
}

const bodies = [
  '',
  '{',
  '{}',
  '[]',
  'null',
  '{"__proto__":{"a":1}}',
  '['.repeat(20_000),
  '{"account":"a","password":"b"}',
  'a=1&a=2&__proto__=3',
  '\u0000\u00ff\u00fe',
] as const

function requestLine(dice: Dice): string {
  const method = dice.below(5) === 0 ? dice.pick(oddMethods) : dice.pick(methods)
  const version = dice.below(5) === 0 ? dice.pick(versions) : 'HTTP/1.1'
  return `${method} ${targetFrom(dice)} ${version}`
}

function plainRequest(dice: Dice): string {
  const body = dice.pick(bodies)
  const length = dice.below(6) === 0 ? dice.below(200) : Buffer.byteLength(body, 'latin1')
  const head = ['Host: localhost', 'Content-Type: application/json', `Content-Length: ${length}`]
  return [requestLine(dice), ...head, ...headersFrom(dice), '', body].join(eol)
}

function bareRequest(dice: Dice): string {
  return [requestLine(dice), 'Host: localhost', ...headersFrom(dice), '', ''].join(eol)
}

function chunkedRequest(dice: Dice): string {
  const sizes = ['0', '5', '-1', 'ffffffffffffffffff', 'zz', '5;a=b', '', '1\r\n\r\n'] as const
  const chunks = Array.from(
    { length: dice.below(6) },
    () => `${dice.pick(sizes)}${eol}${dice.text(12)}${eol}`,
  )
  const head = ['Host: localhost', 'Transfer-Encoding: chunked', 'Content-Type: application/json']
  const end = dice.pick([`0${eol}${eol}`, `0${eol}X: y${eol}${eol}`, ''])
  const post = `POST ${targetFrom(dice)} HTTP/1.1`
  return `${[post, ...head, ...headersFrom(dice), '', ''].join(eol)}${chunks.join('')}${end}`
}

function upgradeRequest(dice: Dice): string {
  const head = [
    'Host: localhost',
    'Connection: Upgrade',
    `Upgrade: ${dice.pick(['websocket', 'WebSocket', 'h2c', 'websocket, h2c', ''])}`,
    `Sec-WebSocket-Version: ${dice.pick(['13', '8', '0', 'x'])}`,
    `Sec-WebSocket-Key: ${dice.pick(['dGhlIHNhbXBsZSBub25jZQ==', '', 'x', '='.repeat(24)])}`,
  ]
  const line = `GET ${dice.below(3) === 0 ? '/ws' : targetFrom(dice)} HTTP/1.1`
  // WebSocket frames or other bytes right after the handshake.
  const after = dice.pick(['', '\x81\x85\x00\x00\x00\x00hello', '\xff\xff', '\x88\x82\0\0\0\0\x03'])
  return `${[line, ...head, ...headersFrom(dice), '', ''].join(eol)}${after}${dice.text(20)}`
}

function pipelined(dice: Dice): string {
  const kinds = [bareRequest, plainRequest, chunkedRequest, upgradeRequest] as const
  return Array.from({ length: 2 + dice.below(4) }, () => dice.pick(kinds)(dice)).join('')
}

/** Bytes of one connection, always the same for a seed. */
export function rawCase(seed: string): Buffer {
  const dice = new Dice(seed)
  const kinds = [bareRequest, plainRequest, chunkedRequest, upgradeRequest, pipelined] as const
  const bytes = Buffer.from(dice.pick(kinds)(dice), 'latin1')
  // Some connections break off early.
  return dice.below(10) === 0 ? bytes.subarray(0, dice.below(bytes.length + 1)) : bytes
}
