import { join } from './join.ts'

const proseClass = join(
  '[&_a]:font-semibold [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4',
  '[&_li]:ms-5 [&_ol_li]:list-decimal [&_ul_li]:list-disc',
  '[&_h3]:font-semibold [&_h3]:text-text [&_h4]:font-semibold [&_h4]:text-text',
  '[&_td]:border [&_td]:border-line [&_td]:p-2 [&_th]:border [&_th]:border-line [&_th]:p-2',
  'flex flex-col gap-3 overflow-x-auto leading-relaxed text-text-quiet',
)

/** HTML that is known to be safe: the server has left only an allow-list of it. */
export function Html({ html }: { html: string }) {
  return <div className={proseClass} dangerouslySetInnerHTML={{ __html: html }} />
}
