export { useRun, type Run } from './use-run.ts'
