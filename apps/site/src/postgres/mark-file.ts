import { linkSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inspectProcess, isSameProcess } from './process-info.ts'

export type Mark = { pid: number; started: string }

/** This process as written into owner and lock files. */
export function ownMark(): Mark {
  const { started = '' } = inspectProcess(process.pid) ?? {}
  return { pid: process.pid, started }
}

export function parseMark(text: string): Mark | undefined {
  const [first = '', started] = text.split('\n')
  const pid = Number(first)
  return Number.isInteger(pid) && pid > 0 && started ? { pid, started } : undefined
}

export function formatMark(mark: Mark): string {
  return `${mark.pid}\n${mark.started}\n`
}

export function readMark(file: string): Mark | undefined {
  try {
    return parseMark(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Waits for other starts on this folder, so that they find a complete server. */
export async function lockFile(file: string): Promise<() => void> {
  const folder = mkdtempSync(`${file}.`)
  const own = join(folder, 'mark')
  writeFileSync(own, formatMark(ownMark()))
  try {
    while (!tryLink(own, file)) {
      const holder = readMark(file)
      if (holder && isSameProcess(holder)) await sleep(20)
      else rmSync(file, { force: true })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return () => rmSync(file, { force: true })
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
