/**
 * The rules that a page needs whose code is known: of our classes only those whose name stands in
 * the code. All else is kept, in its order, so that the whole sheet can follow later and
 * nothing looks different then.
 * @param {string} css minified
 * @param {string} code of the page's scripts
 */
export function firstStyles(css, code) {
  // Class names stand in strings, with spaces between them.
  const names = new Set(code.split(/[\s"'`]+/))
  return ['components', 'utilities'].reduce((sheet, layer) => keepOfLayer(sheet, layer, names), css)
}

/**
 * @param {string} css
 * @param {string} layer
 * @param {Set<string>} names
 */
function keepOfLayer(css, layer, names) {
  const start = css.indexOf(`@layer ${layer}{`)
  if (start === -1) throw new Error(`the sheet has no ${layer}`)
  const end = endOfBlock(css, start)
  const open = css.indexOf('{', start) + 1
  const kept = keepUsed(css.slice(open, end - 1), names)
  return `${css.slice(0, open)}${kept}${css.slice(end - 1)}`
}

/**
 * @param {string} rules
 * @param {Set<string>} names
 * @returns {string}
 */
function keepUsed(rules, names) {
  let kept = ''
  for (let at = 0; at < rules.length;) {
    const open = rules.indexOf('{', at)
    if (open === -1) break
    const end = endOfBlock(rules, at)
    const head = rules.slice(at, open)
    if (head.startsWith('@')) {
      const inside = keepUsed(rules.slice(open + 1, end - 1), names)
      if (inside !== '') kept += `${head}{${inside}}`
    } else if (isUsed(head, names)) kept += rules.slice(at, end)
    at = end
  }
  return kept
}

/**
 * A selector without a class of its own (nested rules have none) is always used.
 * @param {string} selector
 * @param {Set<string>} names
 */
function isUsed(selector, names) {
  const [, name] = /^(?::is\()?\.((?:\\.|[\w-])+)/.exec(selector) ?? []
  return name === undefined || names.has(name.replaceAll(/\\(.)/g, '$1'))
}

/**
 * @param {string} css
 * @param {number} from before the block's opening brace
 */
function endOfBlock(css, from) {
  let depth = 0
  for (let at = from; at < css.length; at++) {
    if (css[at] === '\\') at += 1
    else if (css[at] === '{') depth += 1
    else if (css[at] === '}' && --depth === 0) return at + 1
  }
  throw new Error('a block of the sheet does not end')
}
