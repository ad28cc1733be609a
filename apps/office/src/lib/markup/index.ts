export { fromHtml } from './from-html.ts'
export { toHtml } from './to-html.ts'
