import { isUtf8 } from 'node:buffer'
import { parse as parseForm } from 'node:querystring'
import type { FastifyInstance } from 'fastify'
import { parse as parseJson } from 'secure-json-parse'
import { sealedType } from '@fairhouse/protocol/seal'
import { Refusal } from './refusal.ts'

/** Throws if the body does not match its content type. */
export type ReadBody = (body: Buffer) => unknown

/** LIST of accepted body types; others are refused, so plain HTML forms cannot post. */
export const bodyReaders: ReadonlyMap<string, ReadBody> = new Map([
  ['application/json', readJson],
  ['application/x-www-form-urlencoded', readForm],
  [sealedType, (body: Buffer) => ({ sealed: body.toString('latin1') })],
])

export function addParsers(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  for (const [type, read] of bodyReaders) {
    app.addContentTypeParser<Buffer>(type, { parseAs: 'buffer' }, (_request, body, done) => {
      const { value, error } = tryRead(read, body)
      done(error ?? null, value)
    })
  }
}

function tryRead(read: ReadBody, body: Buffer): { value?: unknown; error?: Error } {
  try {
    return { value: read(body) }
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }
}

function readJson(body: Buffer): unknown {
  if (body.length === 0) return undefined
  try {
    return parseJson(textOf(body), { protoAction: 'error', constructorAction: 'error' })
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('bad_request')
  }
}

function readForm(body: Buffer): unknown {
  return { form: { ...parseForm(textOf(body)) } }
}

function textOf(body: Buffer): string {
  if (!isUtf8(body)) throw new Refusal('bad_encoding')
  return body.toString('utf8')
}
