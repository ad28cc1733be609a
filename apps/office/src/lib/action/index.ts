export { problemText } from './problem-text.ts'
export { useAction } from './use-action.ts'
