import { createHmac, hash } from 'node:crypto'

export interface BucketKey {
  region: string
  key: string
  secret: string
}

export interface Unsigned {
  method: string
  url: URL
  headers: Readonly<Record<string, string>>
  body: Buffer
}

const algorithm = 'AWS4-HMAC-SHA256'
const service = 's3'

/** The request headers with an AWS signature version 4, for S3-compatible storage. */
export function signedHeaders(
  { method, url, headers, body }: Unsigned,
  { region, key, secret }: BucketKey,
  now: Date,
): Record<string, string> {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
  const day = stamp.slice(0, 8)
  const bodyHash = hash('sha256', body)
  const own = { host: url.host, 'x-amz-content-sha256': bodyHash, 'x-amz-date': stamp }
  const sent = Object.entries({ ...headers, ...own }).toSorted(byName)
  const names = sent.map(([name]) => name).join(';')
  const canonical = [
    method,
    canonicalPath(url),
    canonicalQuery(url),
    ...sent.map(([name, value]) => `${name}:${value.trim()}`),
    '',
    names,
    bodyHash,
  ].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const text = [algorithm, stamp, scope, hash('sha256', canonical)].join('\n')
  const keyed = [day, region, service, 'aws4_request'].reduce(mac, Buffer.from(`AWS4${secret}`))
  const signature = mac(keyed, text).toString('hex')
  const parts = [`Credential=${key}/${scope}`, `SignedHeaders=${names}`, `Signature=${signature}`]
  return { ...Object.fromEntries(sent), authorization: `${algorithm} ${parts.join(',')}` }
}

function mac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

const byName = ([one]: [string, string], [other]: [string, string]) => (one < other ? -1 : 1)

/** Percent-encodes everything but letters, digits and `-._~`, as the signature requires. */
const inPercents = (text: string) =>
  encodeURIComponent(decodeURIComponent(text)).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const canonicalPath = ({ pathname }: URL) => pathname.split('/').map(inPercents).join('/')

function canonicalQuery({ searchParams }: URL): string {
  return [...searchParams]
    .map(([name, value]): [string, string] => [inPercents(name), inPercents(value)])
    .toSorted(byName)
    .map((pair) => pair.join('='))
    .join('&')
}
