import { join } from '../utils/join.ts'

const proseClass = join(
  '[&_a]:font-semibold [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4',
  '[&_ol]:flex [&_ol]:flex-col [&_ol]:gap-2 [&_ul]:flex [&_ul]:flex-col [&_ul]:gap-2',
  '[&_li]:ms-5 [&_li]:ps-1 [&_li]:marker:text-accent [&_ol_li]:list-decimal [&_ul_li]:list-disc',
  '[&_h2]:mt-6 [&_h2]:text-xl [&_h2]:font-semibold [&_h2]:tracking-tight [&_h2]:text-text',
  '[&_h3]:font-semibold [&_h3]:text-text [&_h4]:font-semibold [&_h4]:text-text',
  '[&_table]:w-full [&_table]:text-start [&_table]:text-sm [&_strong]:text-text',
  '[&_th]:border [&_th]:border-line [&_th]:p-2.5 [&_th]:text-start [&_th]:text-text',
  '[&_td]:border [&_td]:border-line [&_td]:p-2.5 [&_td]:align-top',
  'flex flex-col gap-3 overflow-x-auto leading-relaxed text-text-quiet',
)

/** Renders HTML that the server has reduced to an allow-list. */
export function Html({ html }: { html: string }) {
  return <div className={proseClass} dangerouslySetInnerHTML={{ __html: html }} />
}
