import * as z from 'zod/mini'
import { routeOf, type Call } from './call.ts'
import { acceptedSchema, refusedSchema } from './envelope.ts'
import { commonRefusals, refusals, sealRefusals, type RefusalCode } from './errors.ts'
import { gatewayEvent, gatewayHeaders, webhookPath } from './payment.ts'
import { vendorHeaders, vendorPath, vendorRefusals, vendorVerbs } from './vendor.ts'

type Paths = Record<string, Record<string, object>>

/** Builds the public OpenAPI 3.1 document: calls of players, providers and payment gateways. */
export function openApi(calls: readonly Call[], version: string) {
  const paths = pathsOf(calls.filter((call) => !isOfOffice(call)))
  for (const [verb, definition] of Object.entries(vendorVerbs)) {
    paths[`${vendorPath}/${verb}`] = { post: vendorOperation(verb, definition) }
  }
  paths[`${webhookPath}/{provider}/{brand}`] = { post: webhookOperation() }
  return documentOf('Fairhouse', version, paths, '__Host-fairhouse')
}

/** Builds the OpenAPI document of the back office, shown to staff only. */
export function officeOpenApi(calls: readonly Call[], version: string) {
  const paths = pathsOf(calls.filter((call) => isOfOffice(call)))
  return documentOf('Fairhouse office', version, paths, '__Host-fairhouse-office')
}

function isOfOffice({ path }: Call): boolean {
  return path.startsWith('/office/')
}

function pathsOf(calls: readonly Call[]): Paths {
  const paths: Paths = {}
  for (const call of calls) {
    const path = (paths[call.path] ??= {})
    path[call.method.toLowerCase()] = operation(call)
  }
  return paths
}

function documentOf(title: string, version: string, paths: Paths, cookie: string) {
  return {
    openapi: '3.1.0',
    info: { title, version, license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: {
      schemas: { Refused: jsonSchema(refusedSchema) },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'Half of the session' },
        cookie: { type: 'apiKey', in: 'cookie', name: cookie },
      },
    },
  }
}

const parameter = (name: string, place: 'header' | 'path') => ({
  name,
  in: place,
  required: true,
  schema: { type: 'string' },
})

/** Signed by a payment gateway. A 4xx answer is final; 429 and 5xx ask for another attempt. */
function webhookOperation() {
  const { timestamp, signature } = gatewayHeaders
  return {
    operationId: `POST ${webhookPath}`,
    summary: 'What a payment gateway tells of a payment or a payout; each event counts once',
    parameters: [
      ...['provider', 'brand'].map((name) => parameter(name, 'path')),
      ...[timestamp, signature].map((name) => parameter(name, 'header')),
    ],
    ...body('application/json', jsonSchema(gatewayEvent, 'input')),
    responses: {
      200: { description: 'Taken, now or before' },
      400: { description: 'bad_request' },
      401: { description: 'bad_signature, stale_timestamp' },
      404: { description: 'unknown_provider, unknown_reference' },
      429: { description: 'too_many_requests' },
    },
  }
}

interface VendorDefinition {
  about: string
  input: z.ZodMiniType
  output: z.ZodMiniType
}

/** Signed by the provider. A refusal is 200 with `success: false` unless it has a status here. */
function vendorOperation(verb: string, { about, input, output }: VendorDefinition) {
  const byStatus = Map.groupBy(Object.entries(vendorRefusals), ([, status]) => status)
  const codes = (status: 200 | 400 | 401) =>
    (byStatus.get(status) ?? []).map(([code]) => code).join(', ')
  return {
    operationId: `POST ${vendorPath}/${verb}`,
    summary: about,
    parameters: Object.values(vendorHeaders).map((name) => ({
      name,
      in: 'header',
      required: true,
      schema: { type: 'string' },
    })),
    ...body('application/json', jsonSchema(input, 'input')),
    responses: {
      200: {
        description: `Accepted, or refused: ${codes(200)}`,
        content: json(jsonSchema(acceptedSchema(output))),
      },
      400: { description: codes(400) },
      401: { description: codes(401) },
    },
  }
}

function operation(call: Call) {
  return {
    operationId: routeOf(call),
    summary: call.about,
    ...(call.who.includes('visitor') ? {} : { security: [{ token: [], cookie: [] }] }),
    ...requestOf(call),
    responses: {
      200: { description: 'Accepted', content: json(jsonSchema(acceptedSchema(call.output))) },
      ...refusedResponses(call),
    },
    'x-who': call.who,
    'x-rate': call.rate,
    ...(call.flag ? { 'x-flag': call.flag } : {}),
    ...(call.permission ? { 'x-permission': call.permission } : {}),
  }
}

function requestOf(call: Call) {
  const schema = jsonSchema(call.input, 'input')
  if (call.method === 'GET' || call.method === 'DELETE') {
    const required = new Set(schema.required)
    const parameters = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
      name,
      in: 'query',
      required: required.has(name),
      schema: property,
    }))
    return parameters.length > 0 ? { parameters } : {}
  }
  if (call.body === 'form') return body('application/x-www-form-urlencoded', schema)
  if (call.body !== 'encrypted') return body('application/json', schema)
  return body('application/jose', { type: 'string', contentSchema: schema })
}

function body(type: string, schema: object) {
  return { requestBody: { required: true, content: { [type]: { schema } } } }
}

/** All refusals of a call: those of any call, of sealed bodies and its own. */
function refusalsOf({ body: kind, refusals: own }: Call): ReadonlySet<RefusalCode> {
  return new Set([...commonRefusals, ...(kind === 'encrypted' ? sealRefusals : []), ...own])
}

function refusedResponses(call: Call) {
  const byStatus = new Map<number, string[]>()
  for (const code of refusalsOf(call)) {
    byStatus.set(refusals[code], [...(byStatus.get(refusals[code]) ?? []), code])
  }
  const refused = json({ $ref: '#/components/schemas/Refused' })
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.join(', '), content: refused },
    ]),
  )
}

function json(schema: object) {
  return { 'application/json': { schema } }
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output' = 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
