import { StartError } from '@fairhouse/server'

const TAIL = 12
const noSpace =
  /No space left on device|Disk quota exceeded|Check free disk space|wrote only \d+ of/

/** Keeps the last log lines for the error of a failed start. */
export function lineTail(onLine?: (line: string) => void) {
  const lines: string[] = []
  return {
    add(line: string): void {
      lines.push(line)
      if (lines.length > TAIL) lines.shift()
      onLine?.(line)
    },
    has: (part: RegExp): boolean => lines.some((line) => part.test(line)),
    text: (): string => lines.join('\n'),
    clear(): void {
      lines.length = 0
    },
  }
}

export type LineTail = ReturnType<typeof lineTail>

/** Messages of the file system and PostgreSQL (disk_full) for a full disk. */
const fullCodes: unknown[] = ['ENOSPC', 'EDQUOT', '53100']

const unwritableCodes: unknown[] = ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST']

/** One sentence that explains a failed start. */
export function explain(error: unknown, directory: string): unknown {
  if (error instanceof StartError || !(error instanceof Error)) return error
  const code = 'code' in error ? error.code : ''
  if (fullCodes.includes(code)) return diskFull(directory)
  if (unwritableCodes.includes(code)) {
    return new StartError(`The data folder ${directory} cannot be written: ${error.message}.`)
  }
  return error
}

export function explainOutput(summary: string, tail: LineTail, directory: string): StartError {
  if (tail.has(noSpace)) return diskFull(directory)
  return new StartError(`${summary}; it said:\n${tail.text()}`)
}

function diskFull(directory: string): StartError {
  return new StartError(`The disk holding ${directory} is full: free some space and start again.`)
}
