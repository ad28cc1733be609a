const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter)

/** Resolves backslash escapes. */
const inlineMark =
  /\\([\\*_[\]#-])|\*\*(.+?)\*\*|_(.+?)_|\[((?:\\.|[^\]\\])+)\]\(([^()\s]+)\)|([^\\*_[]+|.)/gs

type Found = readonly (string | undefined)[]

function inline(text: string): string {
  return [...text.matchAll(inlineMark)].map(marked).join('')
}

function marked([, own, bold, slanted, label, address, plain]: Found): string {
  if (own !== undefined) return escaped(own)
  if (bold !== undefined) return `<b>${inline(bold)}</b>`
  if (slanted !== undefined) return `<i>${inline(slanted)}</i>`
  if (label !== undefined) return `<a href="${escaped(address ?? '')}">${inline(label)}</a>`
  return escaped(plain ?? '')
}

const heading = /^(#{2,4}) (.+)$/
const bullet = /^- (.+)$/
const numbered = /^\d{1,3}\. (.+)$/

const listOf = (tag: 'ul' | 'ol', items: readonly string[]) =>
  `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`

function itemsOf(lines: readonly string[], pattern: RegExp): string[] | undefined {
  const items = lines.map((line) => pattern.exec(line)?.[1])
  return items.every((item) => item !== undefined) ? items : undefined
}

function block(text: string): string {
  const lines = text.split('\n')
  const title = lines.length === 1 ? heading.exec(text) : null
  if (title) {
    const level = title[1]?.length ?? 2
    return `<h${level}>${inline(title[2] ?? '')}</h${level}>`
  }
  const bullets = itemsOf(lines, bullet)
  if (bullets) return listOf('ul', bullets)
  const steps = itemsOf(lines, numbered)
  if (steps) return listOf('ol', steps)
  return `<p>${lines.map(inline).join('<br>')}</p>`
}

/** Converts marked-up plain text to HTML. Blank lines separate paragraphs, headings and lists. */
export function toHtml(markup: string): string {
  return markup
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(block)
    .join('')
}
