export { problemText } from './problem-text.ts'
export { useAct } from './use-act.ts'
