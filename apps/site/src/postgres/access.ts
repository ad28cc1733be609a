import { statSync } from 'node:fs'
import { dirname } from 'node:path'

type Entry = { mode: number; uid: number; gid: number }
type Reader = { uid: number; gid: number }

const READ = 4
const ENTER = 1

export function allows(entry: Entry, reader: Reader, permission: number): boolean {
  const shift = entry.uid === reader.uid ? 6 : entry.gid === reader.gid ? 3 : 0
  return ((entry.mode >> shift) & permission) === permission
}

/** Whether the user may enter the folder and all its parents. */
export function canEnter(folder: string, reader: Reader): boolean {
  if (!allows(statSync(folder), reader, ENTER)) return false
  const above = dirname(folder)
  return above === folder || canEnter(above, reader)
}

export function canRead(file: string, reader: Reader): boolean {
  return canEnter(dirname(file), reader) && allows(statSync(file), reader, READ)
}
