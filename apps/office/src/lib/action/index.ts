export { problemText } from './problem-text.ts'
export { useAction } from './use-action.ts'
export { useFormAction } from './use-form-action.ts'
