const TOKEN = new RegExp(
  [
    String.raw`(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)`,
    String.raw`(?<text>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\x60(?:\\[\s\S]|[^\\\x60])*\x60)`,
    // A slash after an operator starts a regular expression, in which quotes are literal.
    String.raw`(?<pattern>(?<=[(,=:[!&|?{};+]\s*)\/(?![*\/])` +
      String.raw`(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^\/\\\n[])+\/)`,
  ].join('|'),
  'g',
)

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')

/** Blanks comments and keeps line numbers. */
export const withoutComments = (text: string): string =>
  text.replaceAll(TOKEN, (match, ...rest) => {
    const groups: unknown = rest.at(-1)
    const isComment = typeof groups === 'object' && groups !== null && 'comment' in groups
    return isComment && Reflect.get(groups, 'comment') !== undefined ? blank(match) : match
  })

/** Blanks everything except string and template literals. */
export const onlyStrings = (text: string): string => {
  let result = ''
  let end = 0
  for (const match of text.matchAll(TOKEN)) {
    result += blank(text.slice(end, match.index))
    result += match.groups?.['text'] === undefined ? blank(match[0]) : match[0]
    end = match.index + match[0].length
  }
  return result + blank(text.slice(end))
}
