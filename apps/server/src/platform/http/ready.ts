import { apiHeaders } from './headers.ts'

/** An answer as it goes out. */
export interface Ready {
  /** Names and values in turn. */
  readonly head: string[]
  readonly body: string
  readonly encoding: 'latin1' | 'utf8'
}

const json = { ...apiHeaders, 'content-type': 'application/json; charset=utf-8' }
const jsonHead = Object.entries(json).flat()

function headOf(length: number): string[] {
  return [...jsonHead, 'content-length', String(length)]
}

export function readyText(body: string): Ready {
  return { head: headOf(Buffer.byteLength(body)), body, encoding: 'utf8' }
}

/** Bytes as characters leave in one piece with the head. */
export function readyLatin(body: string): Ready {
  return { head: headOf(body.length), body, encoding: 'latin1' }
}

export function readyGzip(packed: Buffer): Ready {
  const head = [...headOf(packed.length), 'content-encoding', 'gzip']
  return { head, body: packed.toString('latin1'), encoding: 'latin1' }
}
