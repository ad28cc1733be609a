import type { core } from 'zod/mini'
import type { SimpleFault } from './refusal.ts'

const maxFields = 20

/** Converts schema issues to one fault per field. */
export function fieldFaults(issues: readonly core.$ZodIssue[]): Record<string, SimpleFault> {
  const faults = new Map<string, SimpleFault>()
  for (const issue of issues) {
    const path = issue.path.map(String).join('.')
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) faults.set(path ? `${path}.${key}` : key, 'unknown_field')
    } else if (!faults.has(path)) {
      faults.set(path || 'body', faultOf(issue))
    }
  }
  return Object.fromEntries([...faults].slice(0, maxFields).map(([k, v]) => [k.slice(0, 64), v]))
}

function faultOf(issue: core.$ZodIssue): SimpleFault {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'wrong_type'
    case 'too_small':
      return 'too_short'
    case 'too_big':
      return 'too_long'
    default:
      return 'invalid'
  }
}
