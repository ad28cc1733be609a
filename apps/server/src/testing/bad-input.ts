/** One request that no call may accept. */
export interface BadRequest {
  name: string
  body: string | Uint8Array<ArrayBuffer>
  contentType: string
}

/** Detects parts of bad bodies in logs. */
export const marker = 'zq-marker-4711'

/** Fields that clients must not be able to set. */
const powers = ['isAgent', 'type', 'balance', 'role', 'permission', 'brandId', 'memberId']

const json = 'application/json'
const wrongValues: [string, unknown][] = [
  ['null', null],
  ['a number', 4711],
  ['a truth value', true],
  ['a list', [marker]],
  ['an object', { [marker]: marker }],
]

/** Payloads for a sealed body: the faults that encryption does not hide. */
export function badPayloads(sample: Record<string, unknown>): [string, Record<string, unknown>][] {
  const names = Object.keys(sample)
  return [
    ...names.map((name): [string, Record<string, unknown>] => {
      const { [name]: _, ...rest } = sample
      return [`without ${name}`, rest]
    }),
    ...names.flatMap((name) =>
      [...wrongValues, ...hugeValues(), ...brokenTexts()].map(
        ([kind, value]): [string, Record<string, unknown>] => [
          `${kind} for ${name}`,
          { ...sample, [name]: value },
        ],
      ),
    ),
    ...[...powers, 'constructor', marker].map((name): [string, Record<string, unknown>] => [
      `with ${name}`,
      { ...sample, [name]: marker },
    ]),
  ]
}

function hugeValues(): [string, unknown][] {
  return [
    ['a huge text', marker.repeat(1500)],
    ['something deep', nested(1000)],
  ]
}

function brokenTexts(): [string, unknown][] {
  return [
    ['a lone surrogate', `${marker}\ud800`],
    ['a NUL', `${marker}\0`],
  ]
}

function nested(depth: number): unknown {
  let value: unknown = marker
  for (let level = 0; level < depth; level += 1) value = [value]
  return value
}

/** Bodies that are wrong before any field is looked at. */
export function badBodies(sample: Record<string, unknown>): BadRequest[] {
  const good = JSON.stringify({ ...sample, note: marker })
  const latin = Uint8Array.from([...Buffer.from(`{"username":"${marker}`), 0xe9, 0x22, 0x7d])
  const texts: [string, string][] = [
    ['cut JSON', good.slice(0, -2)],
    ['a list', '[]'],
    ['a text', `"${marker}"`],
    ['null', 'null'],
    ['nothing', ''],
    ['a poisoned prototype', `{"__proto__":{"${marker}":1}}`],
    ['very deep JSON', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['a huge body', JSON.stringify({ ...sample, note: marker.repeat(10_000) })],
  ]
  return [
    ...texts.map(([name, body]) => ({ name, body, contentType: json })),
    { name: 'not UTF-8', body: latin, contentType: json },
    {
      name: 'UTF-16',
      body: Uint8Array.from(Buffer.from(good, 'utf16le')),
      contentType: `${json}; charset=utf-16`,
    },
    ...['text/plain', 'application/xml', 'multipart/form-data; boundary=x', ''].map((type) => ({
      name: `JSON as ${type || 'nothing'}`,
      body: good,
      contentType: type,
    })),
    { name: 'a form', body: `a=${marker}`, contentType: 'application/x-www-form-urlencoded' },
    { name: 'no real JWE', body: `${marker}.a.b.c.d`, contentType: 'application/jose' },
  ]
}

/** Queries that no call may accept: the sample's with something more, and broken ones. */
export function badQueries(sample: Record<string, unknown>): string[] {
  const own = Object.entries(sample).map(([name, value]): [string, string] => [name, String(value)])
  const twice = own.map(([name, value]) => [...own, [name, value] as [string, string]])
  const more = [...powers, marker, '__proto__', 'constructor']
    .filter((name) => !Object.hasOwn(sample, name))
    .map((name) => [...own, [name, marker] as [string, string]])
  const queries = [...twice, ...more].map((pairs) => new URLSearchParams(pairs).toString())
  return [...queries, '%zz=%ff', 'isAgent=1&isAgent=2']
}
