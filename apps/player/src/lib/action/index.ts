export { Declined } from './declined.ts'
export { Problem } from '@fairhouse/ui'
export { addressProblem, problemText } from './problem-text.ts'
export { useAction } from './use-action.ts'
