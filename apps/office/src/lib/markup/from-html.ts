import { toHtml } from './to-html.ts'

const names: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' }
const plain = (html: string) =>
  html.replaceAll(/&(lt|gt|quot|amp);/g, (whole, name: string) => names[name] ?? whole)

const marked = (text: string) =>
  text.replaceAll(/[\\*_[\]]/g, String.raw`\$&`).replaceAll(/^([#-])/gm, String.raw`\$1`)

const part = /<b>(.*?)<\/b>|<i>(.*?)<\/i>|<a href="([^"]*)">(.*?)<\/a>|(<br>)|([^<]+)/gs

type Found = readonly (string | undefined)[]

function inline(html: string): string {
  return [...html.matchAll(part)].map(written).join('')
}

function written([, bold, slanted, address, label, line, text]: Found): string {
  if (bold !== undefined) return `**${inline(bold)}**`
  if (slanted !== undefined) return `_${inline(slanted)}_`
  if (label !== undefined) return `[${inline(label)}](${plain(address ?? '')})`
  return line === undefined ? marked(plain(text ?? '')) : '\n'
}

const blocks = /<(p|h[2-4]|ul|ol)>(.*?)<\/\1>/gs

function block(tag: string, html: string): string {
  if (tag === 'p') return inline(html)
  if (tag.startsWith('h')) return `${'#'.repeat(Number(tag[1]))} ${inline(html)}`
  const items = [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => inline(item))
  return items
    .map((item, place) => (tag === 'ul' ? `- ${item}` : `${place + 1}. ${item}`))
    .join('\n')
}

/** Converts HTML to marked-up text. Returns undefined if the markup cannot express all of it. */
export function fromHtml(html: string): string | undefined {
  const same = html
    .replaceAll(/<(\/?)strong>/g, '<$1b>')
    .replaceAll(/<(\/?)em>/g, '<$1i>')
    .replaceAll(/(<\/(?:p|h[2-4]|ul|ol|li)>|<[uo]l>)\s+(?=<)/g, '$1')
    .trim()
  const markup = [...same.matchAll(blocks)]
    .map(([, tag = '', inner = '']) => block(tag, inner))
    .join('\n\n')
  return toHtml(markup) === same ? markup : undefined
}
