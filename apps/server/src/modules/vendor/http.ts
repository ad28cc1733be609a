import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { vendorClockMs, vendorHeaders, vendorPath } from '@fairhouse/protocol/vendor'
import { isFresh, isSignedBy } from '#platform/signature'
import { fault, refusedBy, type RefusedAnswer } from './answers.ts'
import type { Vendor, VendorBook } from './book.ts'
import type { Desk } from './desk.ts'
import { VendorRefused } from './rules.ts'
import { isVerb, perform } from './verbs/index.ts'

const bodyLimit = 16 * 1024

/** `POST /vendor/v1/<verb>`: signed by the vendor over the bytes of the body. */
export function mountVendor(app: FastifyInstance, desk: Desk, closing: () => boolean) {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const asBytes = { parseAs: 'buffer', bodyLimit } as const
    scope.addContentTypeParser('*', asBytes, (_request, body, done) => done(null, body))
    scope.setErrorHandler((error, { id }, reply) => send(reply, refusedBy(desk, error, id)))
    scope.post<{ Params: { verb: string } }>(`${vendorPath}/:verb`, async (request, reply) => {
      if (closing()) return send(reply, fault(503, 'shutting_down'))
      const { verb } = request.params
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const vendor = signer(desk.book, desk.kit.clock.now(), request, body)
      if (!isVerb(verb)) return send(reply, fault(404, 'not_found'))
      const value = await perform(desk, vendor, verb, parsed(body))
      return reply.send({ success: true, value, message: '' })
    })
  })
}

function send(reply: FastifyReply, { status, answer }: RefusedAnswer) {
  return reply.code(status).send(answer)
}

/** Who signed this body just now, or a refusal; one switched off is heard, for what still runs. */
function signer(book: VendorBook, now: Date, { headers }: FastifyRequest, body: Buffer): Vendor {
  const [code, timestamp, signature] = [
    headers[vendorHeaders.vendor],
    headers[vendorHeaders.timestamp],
    headers[vendorHeaders.signature],
  ].map(String)
  const vendor = book.find(code ?? '')
  if (!vendor) throw new VendorRefused('unknown_vendor')
  if (!isFresh(timestamp ?? '', now, vendorClockMs)) throw new VendorRefused('stale_timestamp')
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
