import { apiHeaders } from './headers.ts'

/** A response ready to send. */
export interface RawResponse {
  /** Header names and values in turn. */
  readonly head: string[]
  readonly body: string
  readonly encoding: 'latin1' | 'utf8'
}

const json = { ...apiHeaders, 'content-type': 'application/json; charset=utf-8' }
const jsonHead = Object.entries(json).flat()

function headOf(length: number): string[] {
  return [...jsonHead, 'content-length', String(length)]
}

export function textResponse(body: string): RawResponse {
  return { head: headOf(Buffer.byteLength(body)), body, encoding: 'utf8' }
}

/** A latin1 body is sent in one write with the headers. */
export function latin1Response(body: string): RawResponse {
  return { head: headOf(body.length), body, encoding: 'latin1' }
}

export function gzipResponse(packed: Buffer): RawResponse {
  const head = [...headOf(packed.length), 'content-encoding', 'gzip']
  return { head, body: packed.toString('latin1'), encoding: 'latin1' }
}
