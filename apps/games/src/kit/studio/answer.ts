import type { RefusedCode } from './refused.ts'

export type Answer<Value> = { success: true; value: Value } | { success: false; code: RefusedCode }

/** The studio validates its answers against the schema; the frame does not bundle it. */
export function isAnswer<Value>(answer: unknown): answer is Answer<Value> {
  if (typeof answer !== 'object' || answer === null || !('success' in answer)) return false
  return answer.success === true || ('code' in answer && typeof answer.code === 'string')
}
