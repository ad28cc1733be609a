import { isUtf8 } from 'node:buffer'
import { parse as parseForm } from 'node:querystring'
import type { FastifyInstance } from 'fastify'
import { sealedType } from '@fairhouse/protocol/seal'
import { Refusal } from './refusal.ts'

/** JSON, forms and encrypted bodies; any other type is refused, so no plain form can post. */
export function addParsers(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (!isUtf8(body)) return done(new Refusal('bad_encoding'))
      if (body.length === 0) return done(null, undefined)
      return parseJson(request, body.toString('utf8'), done)
    },
  )
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, body, done) => {
      if (!isUtf8(body)) return done(new Refusal('bad_encoding'))
      return done(null, { form: { ...parseForm(body.toString('utf8')) } })
    },
  )
  app.addContentTypeParser<Buffer>(sealedType, { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, { sealed: body.toString('latin1') })
  })
}
