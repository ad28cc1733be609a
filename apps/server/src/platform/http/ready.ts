import { apiHeaders } from './headers.ts'

/** An answer as it goes out. */
export interface Ready {
  /** Names and values in turn. */
  readonly head: string[]
  readonly body: Buffer | string
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

/** Up to here bytes leave faster as a text, in one piece with the head. */
const shortBytes = 4096

export function readyBytes(bytes: Buffer): Ready {
  const body = bytes.length <= shortBytes ? bytes.toString('latin1') : bytes
  return { head: headOf(bytes.length), body, encoding: 'latin1' }
}

/** For what goes out often: bytes in a text leave in one piece with the head. */
export function readyGzip(packed: Buffer): Ready {
  const head = [...headOf(packed.length), 'content-encoding', 'gzip']
  return { head, body: packed.toString('latin1'), encoding: 'latin1' }
}
