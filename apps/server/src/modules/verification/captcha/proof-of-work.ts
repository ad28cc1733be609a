import { hash } from 'node:crypto'

/** A solved task: `task:n`. */
export interface FoundWork {
  task: string
  text: string
}

export function readWork(answer: string): FoundWork | undefined {
  const found = /^([\w-]{16,64}):[0-9]{1,16}$/.exec(answer)
  return found?.[1] === undefined ? undefined : { task: found[1], text: answer }
}

/** Whether the text's digest starts with that many zero bits. */
export function isWorkDone(text: string, bits: number): boolean {
  const head = hash('sha256', text, 'buffer').readUInt32BE()
  return Math.clz32(head) >= bits
}
