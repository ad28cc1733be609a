import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

// A page for one visitor must compress fast rather than small.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const gzipOptions = { level: 5 }

interface Compressed {
  readonly body: Buffer
  readonly encoding: 'br' | 'gzip' | undefined
}

/** Compresses a page with an encoding that the browser accepts. */
export async function compress(page: string, accepted: string | undefined): Promise<Compressed> {
  const body = Buffer.from(page)
  if (/\bbr\b/.test(accepted ?? '')) {
    return { body: await toBrotli(body, brotliOptions), encoding: 'br' }
  }
  if (/\bgzip\b/.test(accepted ?? '')) {
    return { body: await toGzip(body, gzipOptions), encoding: 'gzip' }
  }
  return { body, encoding: undefined }
}
