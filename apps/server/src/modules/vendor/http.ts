import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toWire } from '@fairhouse/money'
import { vendorHeaders, vendorPath, vendorRefusals } from '@fairhouse/protocol/vendor'
import type { Vendor, VendorBook } from './book.ts'
import type { Desk } from './desk.ts'
import { refusalWords, VendorRefused } from './rules.ts'
import { isFresh, isSignedBy } from './signature.ts'
import { isVerb, perform } from './verbs/index.ts'

const bodyLimit = 16 * 1024

/** `POST /vendor/v1/<verb>`: signed by the vendor over the bytes of the body. */
export function mountVendor(app: FastifyInstance, desk: Desk, closing: () => boolean) {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const asBytes = { parseAs: 'buffer', bodyLimit } as const
    scope.addContentTypeParser('*', asBytes, (_request, body, done) => done(null, body))
    scope.setErrorHandler((error, request, reply) => answerFault(desk, error, request, reply))
    scope.post<{ Params: { verb: string } }>(`${vendorPath}/:verb`, async (request, reply) => {
      if (closing()) return fault(reply, 503, 'shutting_down')
      const { verb } = request.params
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const vendor = signer(desk.book, desk.kit.clock.now(), request, body)
      if (!isVerb(verb)) return fault(reply, 404, 'not_found')
      const value = await perform(desk, vendor, verb, parsed(body))
      return reply.send({ success: true, value, message: '' })
    })
  })
}

/** Who signed this body just now, or a refusal. */
function signer(book: VendorBook, now: Date, { headers }: FastifyRequest, body: Buffer): Vendor {
  const [code, timestamp, signature] = [
    headers[vendorHeaders.vendor],
    headers[vendorHeaders.timestamp],
    headers[vendorHeaders.signature],
  ].map(String)
  const vendor = book.find(code ?? '')
  if (!vendor?.enabled) throw new VendorRefused('unknown_vendor')
  if (!isFresh(timestamp ?? '', now)) throw new VendorRefused('stale_timestamp')
  if (!isSignedBy(vendor.secret, timestamp ?? '', body, signature ?? '')) {
    throw new VendorRefused('bad_signature')
  }
  return vendor
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new VendorRefused('bad_request')
  }
}

function answerFault(desk: Desk, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof VendorRefused) {
    const { code, balance } = error
    const value = balance === undefined ? null : { balance: toWire(balance) }
    const status = vendorRefusals[code]
    return reply.code(status).send({ success: false, value, message: refusalWords[code], code })
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 400 && status < 500) return fault(reply, 400, 'bad_request')
  desk.kit.log.error({ err: error, reqId: request.id }, 'a call of a vendor failed')
  return fault(reply, 500, 'internal_error')
}

function fault(reply: FastifyReply, status: number, code: string) {
  const message = status >= 500 ? 'Try again with the same content.' : 'No such call.'
  return reply.code(status).send({ success: false, value: null, message, code })
}
