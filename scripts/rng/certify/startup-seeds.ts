import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'

const program = new URL('start-child.mjs', import.meta.url)
const blockLetters = 32

/** Blocks of 128 bits that occur in more than one start. */
export function sharedBlocks(starts: readonly string[]): string[] {
  const owners = new Map<string, number>()
  const shared = new Set<string>()
  for (const [owner, letters] of starts.entries()) {
    for (let at = 0; at + blockLetters <= letters.length; at += blockLetters) {
      const block = letters.slice(at, at + blockLetters)
      if (owners.has(block)) shared.add(block)
      owners.set(block, owner)
    }
  }
  return [...shared]
}

/** Starts processes, each with nine threads, and returns the first draws of each. */
export async function startProcesses(count: number): Promise<string[]> {
  const remaining = Array.from({ length: Math.ceil(count / 10) }, (_, index) => index).values()
  const lines: string[] = []
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const _ of remaining) lines.push(...(await startOne()))
    }),
  )
  return lines
}

async function startOne(): Promise<string[]> {
  const child = spawn(process.execPath, [program.pathname], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = (await text(child.stdout)).trim().split('\n')
  if (lines.length !== 10) throw new Error(`a start gave ${lines.length} lines instead of 10`)
  return lines
}
